import { sql } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections, Database } from '../database.ts';
import { withTimeout } from '../withTimeout.ts';

/** Metrics of one process. */
export interface Metrics {
  /** Counts a response by its route pattern, which contains no parameters. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts a statement slower than the configured limit. */
  queriedSlowly(): void;
  /** Returns the Prometheus text format. */
  read(): Promise<string>;
  contentType: string;
}

export interface MetricsOptions {
  database: Promise<Database>;
  liveConnections: () => number;
}

/** Event loop, memory and CPU: one registry for the process, however many instances of the services it runs. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** In seconds: an upload over a slow connection takes up to the last. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Timeout for reading the job queue, in ms, so that a scrape is not delayed. */
const patience = 2000;

export function createMetrics({ database, liveConnections }: MetricsOptions): Metrics {
  let open: Database | undefined;
  database.then((one) => (open = one)).catch(() => undefined);
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  const live = new Gauge({
    name: 'live_connections',
    help: 'Open live connections of this process',
    registers,
  });
  const pool = new Gauge({
    name: 'database_pool',
    help: 'Connections to the database that are in use or idle, and what waits for one',
    labelNames: ['state'],
    registers,
  });
  const slowQueries = new Counter({
    name: 'database_slow_queries_total',
    help: 'Statements that took longer than SLOW_QUERY_MS',
    registers,
  });
  const up = new Gauge({ name: 'database_up', help: 'Does the database answer?', registers });
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of the whole database, by state',
    labelNames: ['state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'Age of the oldest job of a state; of those that wait: for how long it has been due',
    labelNames: ['state'],
    registers,
  });

  async function lookAtQueue() {
    const queue = await readQueue(open).catch(() => undefined);
    up.set(queue ? 1 : 0);
    jobs.reset();
    oldest.reset();
    for (const { state, count, age } of queue ?? []) {
      jobs.set({ state }, Number(count));
      oldest.set({ state }, Math.max(0, Number(age)));
    }
  }

  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    queriedSlowly: () => slowQueries.inc(),
    async read() {
      live.set(liveConnections());
      const connections: Connections = open?.connections() ?? { used: 0, idle: 0, waiting: 0 };
      for (const state of ['used', 'idle', 'waiting'] as const) pool.set({ state }, connections[state]);
      await lookAtQueue();
      return Registry.merge([processRegistry(), registry]).metrics();
    },
    contentType: registry.contentType,
  };
}

interface QueueState {
  state: string;
  count: string;
  age: string;
}

/** The job states to watch. Done jobs are deleted after a day, so their number is not reported. */
async function readQueue(database: Database | undefined): Promise<QueueState[]> {
  if (!database) throw new Error('The database is not open');
  const asked = database.db.execute(sql`
      select wanted.state, count(jobs.id) as count,
        coalesce(extract(epoch from now() - min(case jobs.state
          when 'queued' then jobs.run_at
          when 'failed' then jobs.finished_date
          else jobs.created_date end)), 0) as age
      from unnest(array['queued', 'running', 'failed']) as wanted (state)
      left join jobs on jobs.state = wanted.state group by wanted.state`);
  const { rows } = (await withTimeout(patience, asked)) as { rows: QueueState[] };
  return rows;
}
