import { expect, test } from 'vitest';
import { tableOf } from '../support/counts.ts';

test('the parts of a run stand below each other, with their times, and all of them last', () => {
  const table = tableOf([
    { title: 'Types', passed: 1, flaky: 0, failed: 0, skipped: 0, seconds: 9.96 },
    { title: 'Browser tests', passed: 429, flaky: 3, failed: 2, skipped: 1, seconds: 905.2 },
  ]);
  expect(table.split('\n')).toEqual([
    '                passed    flaky   failed  skipped     time',
    'Types                1        0        0        0     0:09',
    'Browser tests      429        3        2        1    15:05',
    'All                430        3        2        1    15:15',
  ]);
});
