import type { RaRecord } from 'react-admin';
import type { FieldChange, HistoryEntry } from '../../schemas/history.ts';

/** A change with the whole record before and after it. */
export interface HistoryState {
  entry: HistoryEntry;
  before: RaRecord;
  after: RaRecord;
}

/** What a record was at each of its changes, the newest first: what it is now, and back from there. */
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
