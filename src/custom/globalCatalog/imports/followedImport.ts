import { useSyncExternalStore } from 'react';
import type { CatalogImport } from '../../../schemas/globalCatalog/import.ts';

let followed: CatalogImport | undefined;
/** Imports that the user closed: they do not reopen by themselves. */
const closed = new Set<string>();
const listeners = new Set<() => void>();

function show(next: CatalogImport | undefined) {
  followed = next;
  for (const listener of listeners) listener();
}

/** Opens the progress window of an import. */
export const followImport = (one: CatalogImport) => show(one);

/** Closes the progress window. The import continues. */
export const closeImport = () => {
  if (followed) closed.add(followed.id);
  show(undefined);
};

export const isClosed = (id: string) => closed.has(id);

export const useFollowedImport = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => followed,
  );
