/** A code counts again after being out of view this long, in milliseconds. */
const away = 1000;

/**
 * Creates a filter that returns codes when they come into view, once while they stay there. A code is out of view from
 * the first frame without it: on a slow device, the next frame may be later than `away`.
 */
export function sightings() {
  /** Since when a code is out of view; null while it is in view. */
  const known = new Map<string, number | null>();
  return (codes: string[], now: number): string[] => {
    const isFresh = (code: string) => {
      const since = known.get(code);
      return since === undefined || (since !== null && now - since >= away);
    };
    const fresh = codes.filter(isFresh);
    for (const [code, since] of known) known.set(code, since ?? now);
    for (const code of codes) known.set(code, null);
    return fresh;
  };
}
