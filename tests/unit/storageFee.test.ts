import { expect, test } from 'vitest';
import { storageFee } from '../../src/schemas/tickets/storage.ts';

const due = new Date('2026-03-01T10:00:00Z');
const after = (days: number) => new Date(due.getTime() + days * 86_400_000);

test.each([
  ['nothing before the day', { storage_fee: 200, storage_fee_most: null }, due, after(-3), 0],
  ['nothing within the first day', { storage_fee: 200, storage_fee_most: null }, due, after(0.9), 0],
  ['a fee for each whole day', { storage_fee: 200, storage_fee_most: null }, due, after(3.5), 600],
  ['at most the maximum', { storage_fee: 200, storage_fee_most: 500 }, due, after(30), 500],
  ['a maximum of 0', { storage_fee: 200, storage_fee_most: 0 }, due, after(30), 0],
  ['nothing without a fee', { storage_fee: null, storage_fee_most: 500 }, due, after(30), 0],
  ['nothing without a day', { storage_fee: 200, storage_fee_most: null }, null, after(30), 0],
])('Storage costs %s', (_, terms, until, end, fee) => {
  expect(storageFee(terms, until, end)).toBe(fee);
});
