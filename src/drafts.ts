/** What is typed and not saved: in this tab (sessionStorage) for forms, on this machine (localStorage) for documents. */

const prefix = 'draft:';

export const isDraft = (key: string) => key.startsWith(prefix);

/** Drafts are kept by person and by what is edited; a new record's by default. */
export const draftKey = (staffId: string, resource: string, id: unknown = 'create') =>
  `${prefix}${staffId}:${resource}:${String(id)}`;

export const hasDraft = (key: string, storage = sessionStorage) => storage.getItem(key) !== null;

/** Keeps a draft, which is JSON; where the storage is full or closed nothing older is kept in its place. */
export function keepDraft(key: string, json: string, storage = sessionStorage): void {
  try {
    storage.setItem(key, json);
  } catch {
    forgetDraft(key, storage);
  }
}

export function recallDraft(key: string, storage = sessionStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: string, storage = sessionStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // The storage is closed: nothing was kept.
  }
}
