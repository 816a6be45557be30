/** Maximum number of remembered versions. */
const limit = 1000;

/**
 * Versions created by this page. A save of several calls may fail halfway; the retry is then based on the version of
 * the last successful call instead of the loaded one.
 */
export class OwnVersions {
  readonly #newer = new Map<string, string>();

  add(older: string | undefined, newer: string | null): void {
    if (!older || !newer || older === newer) return;
    if (this.#newer.size >= limit) this.#newer.clear();
    this.#newer.set(older, newer);
  }

  latest(version: string | undefined): string | undefined {
    const newer = version && this.#newer.get(version);
    return newer ? this.latest(newer) : version;
  }
}
