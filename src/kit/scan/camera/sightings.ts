/** A code counts again after being out of view this long, in milliseconds. */
const away = 1000;

/** Creates a filter that returns codes when they come into view, once while they stay there. */
export function sightings() {
  const seen = new Map<string, number>();
  return (codes: string[], now: number): string[] => {
    const fresh = codes.filter((code) => now - (seen.get(code) ?? -Infinity) >= away);
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}
