/** What can be asked of the database, and answers nothing that is waited for. */
interface Write {
  execute(): Promise<unknown>;
}

/** As many writes as are under way at once. */
const most = 20;

/** What a transaction has asked and not waited for, and what happens once it is stored. */
export class Transaction {
  readonly #writes: Promise<unknown>[] = [];
  readonly #committed: (() => void)[] = [];

  /**
   * Asks without waiting: what the transaction asks next comes after it all the same, and fails if this did; so does the
   * transaction, for the first reason there was.
   */
  async write(query: Write): Promise<void> {
    const written = query.execute();
    written.catch(() => undefined);
    if (this.#writes.push(written) % most === 0) await written;
  }

  afterCommit(tell: () => void): void {
    this.#committed.push(tell);
  }

  /** Waits for the end of the transaction and of all that it asked; answers its result, and what happens after it. */
  async end<T>(done: Promise<T>): Promise<{ result: T; committed: (() => void)[] }> {
    await done.catch(() => undefined);
    await Promise.all(this.#writes);
    return { result: await done, committed: this.#committed };
  }
}
