export type Log = (line: string) => void;

/** An expected error of a command; the message is a sentence for its user. */
export class StartError extends Error {}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints a line for each finished step, with its duration. */
export class Progress {
  readonly #log: Log;
  readonly #start = performance.now();

  constructor(log: Log) {
    this.#log = log;
  }

  /** An error is printed with the step's name, where the result is awaited. */
  step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = this.#run(name, work);
    result.catch(() => undefined);
    return result;
  }

  done() {
    this.#log(`Ready in ${secondsSince(this.#start)}`);
  }

  async #run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      const result = await work();
      this.#log(`  ${name.padEnd(12)}${secondsSince(start).padStart(8)}`);
      return result;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`${name} failed: ${reason}`, { cause: error });
    }
  }
}
