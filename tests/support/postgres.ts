import { execFile, type ExecFileOptions } from 'node:child_process';
import { access, chown, constants, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

const execute = promisify(execFile);

/** The database of DATABASE_URL, else a server of its own where the machine has one installed. */
export async function startPostgres(): Promise<Postgres | undefined> {
  const { DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => undefined };
  const bin = await findServer();
  return bin === undefined ? undefined : startServer(bin);
}

/** Whether startPostgres has a database to offer. */
export const hasPostgres = async () =>
  Boolean(process.env.DATABASE_URL) || (await findServer()) !== undefined;

/** Starts a server with its own data, and with settings such as `name=value`. */
export async function startServer(bin: string, settings: string[] = []): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = await ordinaryUser();
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (command: string, parameters: string[]) =>
    execute(join(bin, command), parameters, { cwd: folder, ...user } satisfies ExecFileOptions);
  const stop = async () => {
    await run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    const given = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      ...settings,
    ];
    const options = given.map((one) => `-c ${one}`).join(' ');
    await run('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
}

/** The folder that holds initdb and pg_ctl: in PATH, or where Debian puts them. */
export async function findServer(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql';
  const versions = (await readdir(debian).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  for (const folder of folders) {
    if (await isExecutable(join(folder, 'initdb'))) return folder;
  }
  return undefined;
}

/** initdb refuses root: it runs as somebody else then. */
export async function ordinaryUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (userInfo().uid !== 0) return undefined;
  return idsOf('postgres').catch(() => idsOf('nobody'));
}

const idsOf = async (name: string) => ({ uid: await idOf('-u', name), gid: await idOf('-g', name) });

const idOf = async (kind: '-u' | '-g', name: string) => Number((await execute('id', [kind, name])).stdout);

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
