import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { freePort, isExecutable, ordinaryUser } from './postgres.ts';

export const poolModes = ['session', 'transaction'] as const;

export type PoolMode = (typeof poolModes)[number];

export interface Pooler {
  /** Where it listens, for addresses of its databases. */
  host: string;
  version: string;
  preparesStatements: boolean;
  stop: () => Promise<void>;
}

/** Sessions for each database: clients of the other mode wait for one, those of a session hold theirs. */
const sizes: Record<PoolMode, number> = { session: 100, transaction: 8 };

/** Starts PgBouncer in front of all databases of a server; undefined where this machine has none. */
export async function startPgBouncer(serverUrl: string, mode: PoolMode): Promise<Pooler | undefined> {
  const program = await findPgBouncer();
  if (!program) return undefined;
  const version = await versionOf(program);
  const preparesStatements = Number(version.split('.')[1]) >= 21;
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const login = `user=${username}${password && ` password=${decodeURIComponent(password)}`}`;
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort || 5432} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${sizes[mode]}
max_client_conn = 2000
${preparesStatements ? 'max_prepared_statements = 400\n' : ''}`,
  );
  const user = await ordinaryUser();
  if (user) for (const path of [folder, file]) await chown(path, user.uid, user.gid);
  const child = spawn(program, ['-q', file], { stdio: 'ignore', cwd: folder, ...user });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (tries < 100) await setTimeout(50);
    else {
      await stop();
      throw new Error('PgBouncer does not listen');
    }
  }
  return { host: `127.0.0.1:${port}`, version, preparesStatements, stop };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

/** Such as 1.18.0. */
async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return /[\d.]+/.exec(stdout)?.[0] ?? '';
}

export const hasPgBouncer = async () => (await findPgBouncer()) !== undefined;

async function findPgBouncer(): Promise<string | undefined> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']) {
    const path = join(folder, 'pgbouncer');
    if (await isExecutable(path)) return path;
  }
  return undefined;
}
