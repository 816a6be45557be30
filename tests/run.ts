import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHeadless } from './support/chromium.ts';
import { none, readPlaywright, readVitest, sum, tableOf, type Counts, type Part } from './support/counts.ts';
import { onEmbedded, withoutDatabase } from './support/floors.ts';
import { startCitus } from './support/citus.ts';
import { poolModes, startPgBouncer } from './support/pgBouncer.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

/** Every API test runs on both databases: `npm run test:all`, or where only the embedded one is at hand. */
const isWhole = process.argv.includes('--all') || !(await hasPostgres());

type Environment = Record<string, string>;

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));

/** Runs an installed tool. Returns whether it succeeded. */
function run(tool: string, parameters: string[], env: Environment = {}): Promise<boolean> {
  return successOf(start(tool, parameters, 'inherit', env));
}

const start = (tool: string, parameters: string[], output: 'inherit' | 'pipe', env: Environment = {}) =>
  spawn('npx', ['--no-install', tool, ...parameters], {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

const successOf = (child: ChildProcess) =>
  new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });

/** Runs a tool that only succeeds or fails: one test. Its output is printed as a whole, since several run in parallel. */
async function check(tool: string, ...parameters: string[]): Promise<Counts> {
  const child = start(tool, parameters, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const isPassed = await successOf(child);
  process.stdout.write(Buffer.concat(output));
  return { ...none, passed: Number(isPassed), failed: Number(!isPassed) };
}

async function vitest(name: string, parameters: string[] = [], env?: Environment): Promise<Counts> {
  const file = join(reports, `${name}.json`);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return count(await run('vitest', ['run', ...outputs, ...parameters], env), readVitest(file));
}

async function browser(): Promise<Counts> {
  const file = join(reports, 'browser.json');
  const env = { CHROMIUM_PATH: ensureHeadless(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return count(await run('playwright', ['test', '--reporter=list,json'], env), readPlaywright(file));
}

/** What a test run takes from POOLER: a mode of PgBouncer, in front of PostgreSQL. */
async function startPooler(serverUrl: string): Promise<{ env: Environment; stop: () => Promise<void> }> {
  const mode = poolModes.find((one) => one === process.env.POOLER);
  const pooler = mode && (await startPgBouncer(serverUrl, mode));
  if (pooler)
    console.log(`The services reach PostgreSQL through PgBouncer ${pooler.version}, in ${mode} mode.`);
  else if (mode) console.log('No PgBouncer is at hand: the services reach PostgreSQL itself.');
  return { env: pooler ? { POOLER_HOST: pooler.host } : {}, stop: async () => pooler?.stop() };
}

/** Runs the API tests on PostgreSQL with two nodes; skipped where no server is at hand. */
async function apiOnPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('No PostgreSQL is at hand (DATABASE_URL, or its server on this machine).');
    return { ...none, skipped: 1 };
  }
  const pooler = await startPooler(postgres.url);
  try {
    const env = { DATABASE_URL: postgres.url, NODES: '2', ...pooler.env };
    return await vitest('postgres', ['--project', 'api*'], env);
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

/** Runs the API tests on a coordinator with two workers; skipped where Citus is not at hand. */
async function apiOnCitus(): Promise<Counts> {
  const cluster = await startCitus();
  if (!cluster) {
    console.log('No Citus is at hand: its extension is not installed beside the PostgreSQL of this machine.');
    return { ...none, skipped: 1 };
  }
  try {
    const env = { DATABASE_URL: cluster.coordinator, CITUS_WORKERS: cluster.workers.join(' '), NODES: '2' };
    return await vitest('citus', ['--project', 'api*'], env);
  } finally {
    await cluster.stop();
  }
}

const apiEmbedded = (files: string[]) =>
  vitest('embedded', ['--project', 'api*', ...files], { DATABASE_URL: '', BRIEF: String(!isWhole) });

const named = (files: string[]) => files.map((name) => `tests/api/${name}.test.ts`);

/** A run that failed without a failed test, or counted none, is a failure of its own. */
async function count(isContent: boolean, counting: Promise<Counts>): Promise<Counts> {
  const counts = await counting.catch(() => ({ ...none, failed: 1 }));
  const isMissing = counts.failed === 0 && (!isContent || counts.passed === 0);
  return { ...counts, failed: counts.failed + Number(isMissing) };
}

type Steps = Record<string, () => Promise<Counts>>;

const buildInfo = 'node_modules/.cache/check.tsbuildinfo';

/** The steps of `npm run check`: one process each, on one core. */
const checks: Steps = {
  Types: () => check('tsc', '--noEmit', '--checkers', '1', '--incremental', '--tsBuildInfoFile', buildInfo),
  Lint: () => check('oxlint', '--type-aware'),
  'Unused code': () => check('knip', '--no-progress'),
  Format: () => check('oxfmt', '--check'),
};

/** Each uses all cores, or measures time. */
const tests: Steps = {
  'Unit and component tests': () =>
    vitest('vitest', ['--project', 'unit', '--project', 'component*'], { DATABASE_URL: '' }),
  'API tests on PostgreSQL': () => apiOnPostgres(),
  ...(process.env.CITUS && { 'API tests on Citus': () => apiOnCitus() }),
  'API tests, embedded': () => apiEmbedded(isWhole ? [] : named([...withoutDatabase, ...onEmbedded])),
  'Browser tests': browser,
};

async function measure([title, step]: [string, () => Promise<Counts>]): Promise<Part> {
  const begin = performance.now();
  const counts = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  });
  return { title, ...counts, seconds: (performance.now() - begin) / 1000 };
}

const begin = performance.now();
console.log(`\n=== ${Object.keys(checks).join(', ')}`);
const parts = await Promise.all(Object.entries(checks).map(measure));
for (const step of Object.entries(tests)) {
  console.log(`\n=== ${step[0]}`);
  parts.push(await measure(step));
}
const seconds = (performance.now() - begin) / 1000;
await rm(reports, { recursive: true });

const { passed, flaky, failed, skipped, failures } = sum(parts);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
if (flaky.length > 0) console.log(`\nNeeded a second try:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tableOf(parts, seconds)}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky.length} needed a second try`);
