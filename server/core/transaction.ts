/** A statement without a result. */
interface Write {
  execute(): Promise<unknown>;
}

/** Maximum number of writes in flight. */
const most = 20;

/** Pending writes of a transaction, its callbacks after commit, and what it announces. */
export class Transaction {
  /** Resources that changed. */
  readonly announced = new Set<string>();
  readonly #writes: Promise<unknown>[] = [];
  readonly #committed: (() => void)[] = [];

  /**
   * Sends a write without awaiting it: later statements of the transaction run after it, and fail if it failed. The
   * transaction rejects with the first error.
   */
  async write(query: Write): Promise<void> {
    const written = query.execute();
    written.catch(() => undefined);
    if (this.#writes.push(written) % most === 0) await written;
  }

  afterCommit(tell: () => void): void {
    this.#committed.push(tell);
  }

  /** Awaits the transaction and its pending writes; returns its result and the callbacks after commit. */
  async end<T>(done: Promise<T>): Promise<{ result: T; committed: (() => void)[] }> {
    await done.catch(() => undefined);
    await Promise.all(this.#writes);
    return { result: await done, committed: this.#committed };
  }
}
