/** A code that was out of sight for so long counts anew, in milliseconds. */
const away = 1000;

/** Tells which codes of a picture came into sight; what stays before the camera counts once. */
export function sightings() {
  const seen = new Map<string, number>();
  return (codes: string[], now: number): string[] => {
    const fresh = codes.filter((code) => now - (seen.get(code) ?? -Infinity) >= away);
    for (const code of codes) seen.set(code, now);
    return fresh;
  };
}
