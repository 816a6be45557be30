/** Unsaved input: per tab (sessionStorage) for forms, per device (localStorage) for documents. */

const prefix = 'draft:';

export const isDraft = (key: string) => key.startsWith(prefix);

/** The key of a draft, by user, resource and record; a new record's by default. */
export const draftKey = (staffId: string, resource: string, id: unknown = 'create') =>
  `${prefix}${staffId}:${resource}:${String(id)}`;

export const hasDraft = (key: string, storage = sessionStorage) => storage.getItem(key) !== null;

/** Stores a draft as JSON; if the storage is full or unavailable, removes an older one. */
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
    // The storage is unavailable, so there is nothing to remove.
  }
}
