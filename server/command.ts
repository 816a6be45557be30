import { fileURLToPath } from 'node:url';
import { PoolingError } from './core/transactionPooling.ts';
import { LockedError } from './core/dataDirLock.ts';
import { StartError, type Log } from './progress.ts';
import { withTimeout } from './core/withTimeout.ts';
import { SettingError } from './settings.ts';

/** How long stopping waits for pending work, in ms. */
const patience = 3000;

/** A Ctrl-C reaches the process from the terminal and again from npm, within this time, in ms. */
const echo = 500;

const expected = [SettingError, LockedError, StartError, PoolingError];

export const isCommand = (moduleUrl: string) => process.argv[1] === fileURLToPath(moduleUrl);

/**
 * Errors of the system, such as a full disk, a folder without permission or an unreachable server, explain themselves.
 */
const isOfSystem = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  /^E[A-Z]+:? |^[a-z]+ E[A-Z]+/.test(error.message);

/** Prints expected errors as a sentence, others with their stack, and exits. */
export function fail(error: unknown): never {
  const isExpected = expected.some((type) => error instanceof type) || isOfSystem(error);
  console.error(isExpected ? (error as Error).message : error);
  if (isExpected && process.env.LOG_LEVEL === 'debug') console.error((error as Error).cause);
  process.exit(1);
}

interface Stoppable {
  /** Reports the node as not ready, but still serves requests for a while. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Runs until Ctrl-C or SIGTERM, then leaves and closes; a second Ctrl-C exits at once. A signal during the start aborts
 * it and closes what is open.
 */
export async function runUntilStopped(
  begin: (log: Log, signal: AbortSignal) => Promise<Stoppable>,
): Promise<void> {
  const stopping = new AbortController();
  const running = begin((line) => console.log(line), stopping.signal);
  let stoppedAt: number | undefined;
  const stop = () => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > echo) process.exit(1);
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    stopping.abort();
    void stopped(running).finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await running.catch((error: unknown) => (stoppedAt === undefined ? fail(error) : process.exit(0)));
}

/** A pending start has as much time as closing. */
async function stopped(running: Promise<Stoppable>): Promise<void> {
  const one = await withTimeout(patience, running);
  await one.leave();
  await withTimeout(patience, one.close());
}
