// How far the reader has followed each table, kept on this device: so that "since your last turn" is said only once.
function read(name: string): number {
  try {
    return Number(localStorage.getItem(name) ?? 0);
  } catch {
    return 0;
  }
}

function write(name: string, number: number): void {
  try {
    localStorage.setItem(name, String(number));
  } catch {
    // Without storage the summary is shown once more than needed, which does no harm.
  }
}

export const lastSeen = (table: string): number => read(`ostrov-seen-${table}`);
export const see = (table: string, number: number): void => write(`ostrov-seen-${table}`, number);
