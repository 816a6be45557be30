import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { settingList } from '../../server/settings.ts';
import { applyBlocks, blocksOf } from './applyReadme.ts';

const readme = readFileSync('README.md', 'utf8');

test('the README lists every setting with its default', () => {
  const cells = readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  const listed = cells.filter(([, name = '']) => settingList.some((setting) => setting.name === name));
  expect(listed.map(([, name, value, meaning]) => [name, value, meaning])).toEqual(
    settingList.map((setting) => [setting.name, setting.default, setting.meaning]),
  );
});

describe('Add a resource', () => {
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

  test('takes less than 50 lines', () => {
    const lines = blocksOf(readme).flatMap(({ language, text }) =>
      text.split('\n').filter((line) => line.trim() && (language !== 'diff' || line.startsWith('+'))),
    );
    expect(lines.length).toBeLessThan(50);
  });

  test(
    'works as written: types, migration, and every test that loops over the models',
    { timeout: 240_000 },
    () => {
      const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const file of files.filter((one) => existsSync(one)))
        cpSync(file, join(checkout, file), { recursive: true });
      symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
      applyBlocks(blocksOf(readme), checkout);

      run('tsc', '--noEmit');
      run('drizzle-kit', 'generate', '--name', 'suppliers');
      const output = run(
        'vitest',
        'run',
        'tests/api/models.test.ts',
        'tests/component/models.test.tsx',
        '-t',
        'suppliers',
      );
      expect(output).toMatch(/Tests +\d+ passed/);
    },
  );
});
