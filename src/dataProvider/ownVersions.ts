/** How many own changes are remembered. */
const limit = 1000;

/**
 * Versions that this page itself made of others. A save that is made of several calls may stop half way; the next
 * try is then based on the version of the last call that went through, not on the one the form was loaded with.
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
