import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Node {
  origin: string;
  /** Memory after a garbage collection. */
  megabytes: () => Promise<number>;
  stop: () => Promise<void>;
}

const script = fileURLToPath(new URL('node.ts', import.meta.url));

/** Starts a process of the services, or of the bare page, on a database. */
export async function startNode(databaseUrl: string, ...kind: 'bare'[]): Promise<Node> {
  const dataDir = await mkdtemp(join(tmpdir(), 'node-'));
  const child = fork(
    script,
    kind.map((one) => `--${one}`),
    {
      execArgv: ['--import', 'tsx', '--expose-gc'],
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    },
  );
  const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const { origin } = Object(message[0]) as { origin?: string };
  if (origin === undefined) throw new Error('The services did not start.');
  return {
    origin,
    async megabytes() {
      child.send('memory');
      const [{ megabytes }] = (await once(child, 'message')) as [{ megabytes: number }];
      return megabytes;
    },
    async stop() {
      const end = once(child, 'exit');
      child.disconnect();
      await end;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
