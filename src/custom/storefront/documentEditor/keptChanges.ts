import type { Change } from './changes.ts';

/** What was changed and not saved, and when. */
export interface Kept {
  changes: Change[];
  time: number;
}

const prefix = 'draft:';

/** Kept by person, store and document. */
export const keptKey = (staffId: string, storeId: string, document: string) =>
  `${prefix}${staffId}:${storeId}:${document}`;

export function keepChanges(key: string, changes: Change[], time = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ changes, time } satisfies Kept));
  } catch {
    // The storage is full or closed: the editor works without, and nothing older is offered for it.
    forgetChanges(key);
  }
}

export function recallChanges(key: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && Array.isArray(kept.changes) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetChanges(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The storage is closed: nothing was kept.
  }
}
