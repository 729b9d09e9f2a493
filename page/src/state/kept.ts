// Short lists that this device remembers, the latest entries of each. Without storage they last as long as the page.
const MOST = 200;
const inMemory = new Map<string, unknown[]>();

export function readList<Item>(name: string): Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null") ?? inMemory.get(name);
    return Array.isArray(kept) ? (kept as Item[]) : [];
  } catch {
    return (inMemory.get(name) ?? []) as Item[];
  }
}

export function writeList<Item>(name: string, items: readonly Item[]): void {
  const latest = items.slice(-MOST);
  try {
    localStorage.setItem(name, JSON.stringify(latest));
  } catch {
    inMemory.set(name, latest);
  }
}
