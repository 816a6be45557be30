import type { RaRecord } from 'react-admin';
import type { FieldChange, HistoryEntry } from '../../schemas/history.ts';

/** A change with the record before and after it. */
export interface HistoryState {
  entry: HistoryEntry;
  before: RaRecord;
  after: RaRecord;
}

/** Reconstructs the record at each change, newest first, starting from its current state. */
export function historyStatesOf(record: RaRecord, entries: HistoryEntry[]): HistoryState[] {
  let after = record;
  return entries.map((entry) => {
    const before = { ...after, ...Object.fromEntries(entry.changes.map((one) => [one.field, one.old])) };
    const step = { entry, before, after: { ...after, ...valuesAfter(entry.changes) } };
    after = before;
    return step;
  });
}

const valuesAfter = (changes: FieldChange[]) =>
  Object.fromEntries(changes.map((one) => [one.field, one.new]));
