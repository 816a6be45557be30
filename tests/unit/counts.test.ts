import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readVitest, tableOf } from '../support/counts.ts';

test('prints the parts of a run with their durations, and the total, which is shorter if parts run in parallel', () => {
  const table = tableOf(
    [
      { title: 'Types', passed: 1, flaky: [], failed: 0, skipped: 0, failures: [], seconds: 9.96 },
      {
        title: 'Browser tests',
        passed: 429,
        flaky: ['a', 'b', 'c'],
        failed: 2,
        skipped: 1,
        failures: [],
        seconds: 905.2,
      },
    ],
    909.5,
  );
  expect(table.split('\n')).toEqual([
    '                passed    flaky   failed  skipped     time',
    'Types                1        0        0        0     0:09',
    'Browser tests      429        3        2        1    15:05',
    'All                430        3        2        1    15:09',
  ]);
});

test('names failed tests, files that could not be loaded, and tests that passed on retry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'counts-'));
  const file = join(folder, 'report.json');
  const testResults = [
    {
      name: join(process.cwd(), 'tests/unit/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'one is one', status: 'failed', failureMessages: ['AssertionError: 1 is not 2'] },
        { fullName: 'two is two', status: 'passed', failureMessages: [] },
        { fullName: 'three is three', status: 'passed', failureMessages: ['Error: too late'] },
      ],
    },
    {
      name: join(process.cwd(), 'tests/unit/b.test.ts'),
      status: 'failed',
      message: 'Syntax',
      assertionResults: [],
    },
  ];
  const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  await writeFile(file, JSON.stringify({ ...counts, testResults }));
  const { failures, flaky } = await readVitest(file);
  await rm(folder, { recursive: true });
  expect(failures).toEqual([
    'tests/unit/a.test.ts: one is one\n    AssertionError: 1 is not 2',
    'tests/unit/b.test.ts: Syntax',
  ]);
  expect(flaky).toEqual(['tests/unit/a.test.ts: three is three\n    Error: too late']);
});
