import { expect, test } from 'vitest';
import { workText } from '../../src/custom/tickets/workText.ts';

test.each([
  [0, '0 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [500, '8 hours'],
  [1200, '20 hours (= 2.5 days × 8 hours)'],
  [1020, '17 hours (≈ 2 days × 8 hours)'],
  [13_500, '225 hours (≈ 28 days × 8 hours)'],
])('%i minutes of work are said in units that people count in', (minutes, text) => {
  expect(workText(minutes, 'en')).toBe(text);
});

test('Work is said in French too', () => {
  expect(workText(90, 'fr').replaceAll(/\s/g, ' ')).toBe('1 heure 30 minutes');
});
