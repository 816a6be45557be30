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
  const testsOf = (names: string, ...files: string[]) => run('vitest', 'run', ...files, '-t', names);

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
    const output = testsOf('partners', 'tests/api/models.test.ts', 'tests/component/models.test.tsx');
    expect(output).toMatch(/Tests +\d+ passed/);
  });

  test('add a field of the storefront: its form, its preview, its texts in both languages', () => {
    const output = testsOf(
      'businessPage/section1|labels in',
      'tests/component/storefrontForm.test.tsx',
      'tests/component/preview.test.tsx',
    );
    expect(output).toMatch(/Tests +\d+ passed/);
  });
});
