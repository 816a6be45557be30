import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findServer, startServer } from './postgres.ts';

/** A coordinator and its workers, as addresses of one database of each. */
export interface Cluster {
  coordinator: string;
  workers: string[];
}

interface StartedCluster extends Cluster {
  stop: () => Promise<void>;
}

/** Runs a statement at an address. */
export type RunAt = (url: string, statement: string) => Promise<void>;

const workerCount = 2;

/** What each node is started with; nodes reach each other without TLS. */
const settings = ['shared_preload_libraries=citus', 'citus.node_conninfo=sslmode=disable'];

/** Starts a cluster with Citus; undefined where the extension is not installed beside the server. */
export async function startCitus(): Promise<StartedCluster | undefined> {
  const bin = await findServer();
  if (bin === undefined || !(await hasExtension(bin))) return undefined;
  const nodes = await Promise.all(Array.from({ length: 1 + workerCount }, () => startServer(bin, settings)));
  const [coordinator = '', ...workers] = nodes.map(({ url }) => url);
  return {
    coordinator,
    workers,
    stop: async () => void (await Promise.all(nodes.map(({ stop }) => stop()))),
  };
}

async function hasExtension(bin: string): Promise<boolean> {
  const shared = await promisify(execFile)(join(bin, 'pg_config'), ['--sharedir']).catch(() => undefined);
  const path = join(shared?.stdout.trim() ?? '', 'extension/citus.control');
  return access(path).then(
    () => true,
    () => false,
  );
}

export const runAt: RunAt = async (connectionString, statement) => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Creates an empty database of this name on each node, and makes one cluster of them. */
export async function createDistributable(run: RunAt, { coordinator, workers }: Cluster, name: string) {
  for (const node of [...workers, coordinator]) {
    await run(node, `create database ${name}`);
    await run(at(node, name), 'create extension citus');
  }
  const { hostname, port } = new URL(coordinator);
  await run(at(coordinator, name), `select citus_set_coordinator_host('${hostname}', ${port})`);
  for (const worker of workers) {
    const { hostname: host, port: own } = new URL(worker);
    await run(at(coordinator, name), `select citus_add_node('${host}', ${own})`);
  }
}

/**
 * Makes a template of a distributed database: nobody may connect to it any more, the daemon of Citus included, which
 * would keep it from being copied.
 */
export async function closeTemplate(run: RunAt, { coordinator, workers }: Cluster, name: string) {
  for (const node of [coordinator, ...workers]) {
    await run(node, `alter database ${name} allow_connections false`);
    await run(node, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  }
}

/**
 * Copies a distributed template: what Citus knows of nodes and shards is in tables of each database, without its name,
 * and it expects the same name on each node. The coordinator comes last, since it is the one that others connect to.
 */
export async function copyTemplate(
  run: RunAt,
  { coordinator, workers }: Cluster,
  [name, template]: [string, string],
) {
  for (const node of [...workers, coordinator])
    await run(node, `create database ${name} template ${template}`);
}

/** Drops a database on each node, the coordinator first. */
export async function dropEverywhere(run: RunAt, { coordinator, workers }: Cluster, name: string) {
  for (const node of [coordinator, ...workers]) await run(node, `drop database ${name} with (force)`);
}
