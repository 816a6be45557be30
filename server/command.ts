import { fileURLToPath } from 'node:url';
import { LockedError } from './core/dataDirLock.ts';
import { StartError, type Log } from './progress.ts';
import { within } from './core/within.ts';
import { SettingError } from './settings.ts';

/** How long stopping waits for what is still under way, in ms. */
const patience = 3000;

/** One Ctrl-C reaches the process from the terminal and once more from npm, within this time, in ms. */
const echo = 500;

const expected = [SettingError, LockedError, StartError];

export const isCommand = (moduleUrl: string) => process.argv[1] === fileURLToPath(moduleUrl);

/** A full disk, a folder that may not be written, a server that is not there: the system's sentence says it all. */
const isOfSystem = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  'syscall' in error &&
  /^E[A-Z]+:? |^[a-z]+ E[A-Z]+/.test(error.message);

/** Tells an expected failure as its sentence, any other one as it is, and ends the process. */
export function fail(error: unknown): never {
  const isExpected = expected.some((type) => error instanceof type) || isOfSystem(error);
  console.error(isExpected ? (error as Error).message : error);
  if (isExpected && process.env.LOG_LEVEL === 'debug') console.error((error as Error).cause);
  process.exit(1);
}

interface Stoppable {
  /** Still answers for a while, so that others hear that it is going to stop. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Runs until Ctrl-C or SIGTERM, then leaves and closes; a second Ctrl-C ends at once.
 * A start that is under way is called off by the signal, and closes what it has opened.
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

/** What was still starting has as long as what closes. */
async function stopped(running: Promise<Stoppable>): Promise<void> {
  const one = await within(patience, running);
  await one.leave();
  await within(patience, one.close());
}
