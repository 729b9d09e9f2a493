// Short sounds made on the spot, for those who asked for them.
import { settings } from "./state/settings.svelte";

export type Sound = "turn" | "water" | "won" | "lost";

// Notes: pitch in hertz, beginning and length in seconds.
const SOUNDS: Record<Sound, [number, number, number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.22],
  ],
  water: [
    [220, 0, 0.18],
    [165, 0.12, 0.3],
  ],
  won: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.5],
  ],
  lost: [
    [392, 0, 0.25],
    [330, 0.25, 0.25],
    [262, 0.5, 0.6],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // Before anything was pressed or tapped, browsers allow a page no sound, and complain when it tries.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const [pitch, start, length] of SOUNDS[sound]) note(context, pitch, context.currentTime + start, length);
}

function note(audio: AudioContext, pitch: number, start: number, length: number): void {
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}
