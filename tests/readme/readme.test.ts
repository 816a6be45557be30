import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { settingList } from '../../server/settingList.ts';
import { applyBlocks, blocksOf, sectionOf } from './applyReadme.ts';

const readme = readFileSync('README.md', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');

test('the README lists the demo accounts', () => {
  const listed = [...readme.matchAll(/`(\S+@\S+\.example)` +\| `(\w+)`/g)];
  expect(listed.map(([, email, password]) => ({ email, password }))).toEqual(
    demoAccounts.map(({ email, password }) => ({ email, password })),
  );
});

test('docs/operations.md lists every setting with its default', () => {
  const cells = operations
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const listed = cells.filter(([, name = '']) => settingList.some((setting) => setting.name === name));
  expect(listed.map(([, name, value, meaning]) => [name, value, meaning])).toEqual(
    settingList.map((setting) => [setting.name, setting.default, setting.meaning]),
  );
});

const recipes = ['Add a resource', 'Add a field to the storefront', 'Background work and mail'].map((title) =>
  sectionOf(readme, title),
);

test('a resource takes less than 50 lines', () => {
  const [added, removed] = ['+', '-'].map((sign) =>
    blocksOf(recipes[0] ?? '').flatMap(({ language, text }) => {
      const lines = text.split('\n').filter((line) => line.trim());
      if (language !== 'diff') return sign === '+' ? lines : [];
      return lines.filter((line) => line.startsWith(sign));
    }),
  );
  expect((added?.length ?? 0) - (removed?.length ?? 0)).toBeLessThan(50);
});

interface Report {
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

describe('the recipes, executed as written', { timeout: 240_000 }, () => {
  const checkout = mkdtempSync(join(tmpdir(), 'readme-'));
  afterAll(() => rmSync(checkout, { recursive: true }));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join('node_modules/.bin', command), args, {
      cwd: checkout,
      env: { ...process.env, NO_COLOR: '1' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
    return stdout;
  };
  /** The tests that each recipe concerns, by the names of the files and parts of those of their tests. */
  const concerned = {
    resource: { files: ['api/models', 'component/models'], names: 'partners' },
    storefront: {
      files: ['component/storefrontForm', 'component/preview'],
      names: 'businessPage/section1|labels in',
    },
  };
  let passed: string[] | undefined;

  /** Returns the files with passed tests. They run together, in one process: most of their time is the import of the admin. */
  function passedFiles(): string[] {
    if (passed) return passed;
    const all = Object.values(concerned);
    const report = join(checkout, 'report.json');
    const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const names = all.map((one) => one.names).join('|');
    const files = all.flatMap((one) => one.files.map((file) => `tests/${file}.test.ts`));
    run('vitest', 'run', '--maxWorkers=1', ...outputs, ...files, '-t', names);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    passed = testResults
      .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
      .map(({ name }) => /tests\/(.+)\.test\.tsx?$/.exec(name)?.[1] ?? name);
    return passed;
  }

  test('pass types, lint and format', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
    for (const file of files.trim().split('\n').filter(existsSync))
      cpSync(file, join(checkout, file), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
    const [resource = '', ...others] = recipes;
    const [, line = ''] = /^npm run new-resource (.+)$/m.exec(resource) ?? [];
    const words = line.split(' ').map((word) => word.replaceAll("'", ''));
    run('tsx', 'build/newResource/command.ts', ...words);
    for (const { file, text } of blocksOf(resource))
      expect(readFileSync(join(checkout, file), 'utf8')).toBe(text);
    const written = blocksOf(resource).map(({ file }) => file);
    const touched = [
      ...written,
      'src/schemas/models.ts',
      ...others.flatMap((recipe) => applyBlocks(blocksOf(recipe), checkout)),
    ];
    // What `npm run check` does, of what the recipes touch where each file is judged by itself.
    // Incremental from the last run, or from `npm run check`: the paths of the build info are relative to it.
    const [own = '', checked = ''] = ['readme', 'check'].map(
      (name) => `node_modules/.cache/${name}.tsbuildinfo`,
    );
    if (!existsSync(own) && existsSync(checked)) copyFileSync(checked, own);
    const buildInfo = ['--incremental', '--tsBuildInfoFile', own];
    expect(run('tsc', '--noEmit', '--checkers', '1', ...buildInfo)).toBe('');
    run('oxlint', '--type-aware', ...touched);
    run('oxfmt', '--check', ...touched);
  });

  test('add a resource: its migration, and every test that loops over the models', () => {
    expect(readFileSync(join(checkout, 'docs/rights.txt'), 'utf8')).toContain('\npartners\n');
    expect(passedFiles()).toEqual(expect.arrayContaining(concerned.resource.files));
  });

  test('add a field of the storefront: its form, its preview, its texts in both languages', () => {
    expect(passedFiles()).toEqual(expect.arrayContaining(concerned.storefront.files));
  });
});
