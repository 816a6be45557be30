import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { LockedError } from './lock.ts';
import { StartError, type Log } from './progress.ts';
import { SettingError } from './settings.ts';

/** How long Ctrl-C waits for what is still under way. */
const patience = 4500;

const expected = [SettingError, LockedError, StartError];

export const isCommand = (moduleUrl: string) => argv[1] === fileURLToPath(moduleUrl);

/** Tells an expected failure as its sentence, any other one as it is, and ends the process. */
export function fail(error: unknown): never {
  const isExpected = expected.some((type) => error instanceof type);
  console.error(isExpected ? (error as Error).message : error);
  if (isExpected && process.env.LOG_LEVEL === 'debug') console.error((error as Error).cause);
  process.exit(1);
}

/** Runs until Ctrl-C or SIGTERM, then closes; a second signal ends at once. */
export async function runUntilStopped(
  begin: (log: Log) => Promise<{ close: () => Promise<void> }>,
): Promise<void> {
  const running = begin((line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      setTimeout(() => process.exit(0), patience).unref();
      void running.then(({ close }) => close()).finally(() => process.exit(0));
    });
  }
  await running.catch(fail);
}
