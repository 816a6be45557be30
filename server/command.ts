import { fileURLToPath } from 'node:url';
import { LockedError } from './core/dataDirLock.ts';
import { StartError, type Log } from './progress.ts';
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

/**
 * Runs until Ctrl-C or SIGTERM, then closes; a second Ctrl-C ends at once.
 * A start that is under way is called off by the signal, and closes what it has opened.
 */
export async function runUntilStopped(
  begin: (log: Log, signal: AbortSignal) => Promise<{ close: () => Promise<void> }>,
): Promise<void> {
  const stopping = new AbortController();
  const running = begin((line) => console.log(line), stopping.signal);
  let stoppedAt: number | undefined;
  const stop = () => {
    if (stoppedAt !== undefined && performance.now() - stoppedAt > echo) process.exit(1);
    if (stoppedAt !== undefined) return;
    stoppedAt = performance.now();
    setTimeout(() => process.exit(0), patience);
    stopping.abort();
    void running.then(({ close }) => close()).finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await running.catch((error: unknown) => (stoppedAt === undefined ? fail(error) : process.exit(0)));
}
