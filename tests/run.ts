import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHeadless } from './support/chromium.ts';
import { none, readPlaywright, readVitest, sum, tableOf, type Counts, type Part } from './support/counts.ts';
import { onEmbedded, withoutDatabase } from './support/floors.ts';
import { hasPostgres, startPostgres } from './support/postgres.ts';

/** Every API test runs on both databases: `npm run test:all`, or where only the embedded one is at hand. */
const isWhole = process.argv.includes('--all') || !(await hasPostgres());

type Environment = Record<string, string>;

const reports = await mkdtemp(join(tmpdir(), 'test-reports-'));

/** Runs one of the installed tools, its output where everybody sees it; answers whether it was content. */
function run(tool: string, parameters: string[], env: Environment = {}): Promise<boolean> {
  const child = spawn('npx', ['--no-install', tool, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/** A tool that only says yes or no counts as one test. */
async function check(tool: string, ...parameters: string[]): Promise<Counts> {
  const isContent = await run(tool, parameters);
  return { ...none, passed: Number(isContent), failed: Number(!isContent) };
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

/** Runs the API tests on PostgreSQL with two nodes; skipped where no server is at hand. */
async function apiOnPostgres(options: string[]): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('No PostgreSQL is at hand (DATABASE_URL, or its server on this machine).');
    return { ...none, skipped: 1 };
  }
  try {
    const env = { DATABASE_URL: postgres.url, NODES: '2' };
    return await vitest('postgres', ['--project', 'api*', ...options], env);
  } finally {
    await postgres.stop();
  }
}

const apiEmbedded = (files: string[]) =>
  vitest('embedded', ['--project', 'api*', ...files], { DATABASE_URL: '' });

const named = (files: string[], ...options: string[]) =>
  files.flatMap((name) => [...options, `tests/api/${name}.test.ts`]);

/** A run that failed without a failed test, or counted none, is a failure of its own. */
async function count(isContent: boolean, counting: Promise<Counts>): Promise<Counts> {
  const counts = await counting.catch(() => ({ ...none, failed: 1 }));
  const isMissing = counts.failed === 0 && (!isContent || counts.passed === 0);
  return { ...counts, failed: counts.failed + Number(isMissing) };
}

const steps: Record<string, () => Promise<Counts>> = {
  Types: () => check('tsc', '--noEmit'),
  Lint: () => check('oxlint', '--type-aware'),
  'Unused code': () => check('knip', '--no-progress'),
  Format: () => check('prettier', '--check', '--log-level', 'warn', '.'),
  'Unit and component tests': () =>
    vitest('vitest', ['--project', 'unit', '--project', 'component'], { DATABASE_URL: '' }),
  'API tests on PostgreSQL': () => apiOnPostgres(named(withoutDatabase, '--exclude')),
  'API tests, embedded': () => apiEmbedded(isWhole ? [] : named([...withoutDatabase, ...onEmbedded])),
  'Browser tests': browser,
};

const parts: Part[] = [];
for (const [title, step] of Object.entries(steps)) {
  console.log(`\n=== ${title}`);
  const start = performance.now();
  const counts = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  });
  parts.push({ title, ...counts, seconds: (performance.now() - start) / 1000 });
}
await rm(reports, { recursive: true });

const { passed, flaky, failed, skipped, failures } = sum(parts);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
if (flaky.length > 0) console.log(`\nNeeded a second try:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tableOf(parts)}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky.length} needed a second try`);
