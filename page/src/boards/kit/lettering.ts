// How wide words are in the page's type, whichever face that is on this machine.

const SIZE = 100;
let pen: CanvasRenderingContext2D | null = null;

/** The widest word of a name, in em. */
export function widestWord(name: string, weight: number): number {
  pen ??= document.createElement("canvas").getContext("2d")!;
  pen.font = `${weight} ${SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  return Math.max(...name.split(/\s|(?<=-)/).map((word) => pen!.measureText(word).width)) / SIZE;
}
