export type Log = (line: string) => void;

/** An expected error of a command; the message is a sentence for its user. */
export class StartError extends Error {}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** The steps of a start. */
export type Step = 'Identity' | 'Admin' | 'Services' | 'Database' | 'Demo data' | 'Accounts';

export interface StepState<Name extends string = Step> {
  name: Name;
  state: 'waiting' | 'running' | 'done';
}

/** Prints a line for each finished step, with its duration. */
export class Progress<Name extends string = string> {
  readonly #log: Log;
  readonly #start = performance.now();
  readonly #states: Map<Name, StepState['state']>;

  constructor(log: Log, planned: Name[] = []) {
    this.#log = log;
    this.#states = new Map(planned.map((name) => [name, 'waiting']));
  }

  /** Returns the planned steps. */
  steps(): StepState<Name>[] {
    return [...this.#states].map(([name, state]) => ({ name, state }));
  }

  /** An error is printed with the step's name, where the result is awaited. */
  step<T>(name: Name, work: () => Promise<T>): Promise<T> {
    const result = this.#run(name, work);
    result.catch(() => undefined);
    return result;
  }

  done() {
    this.#log(`Ready in ${secondsSince(this.#start)}`);
  }

  #note(name: Name, state: StepState['state']) {
    if (this.#states.has(name)) this.#states.set(name, state);
  }

  async #run<T>(name: Name, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    this.#note(name, 'running');
    try {
      const result = await work();
      this.#note(name, 'done');
      this.#log(`  ${name.padEnd(12)}${secondsSince(start).padStart(8)}`);
      return result;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(`${name} failed: ${reason}`, { cause: error });
    }
  }
}
