import { useSyncExternalStore } from 'react';
import type { CatalogImport } from '../../../schemas/globalCatalog/import.ts';

let followed: CatalogImport | undefined;
/** Whoever has closed one has seen that it goes on. */
const closed = new Set<string>();
const listeners = new Set<() => void>();

function show(next: CatalogImport | undefined) {
  followed = next;
  for (const listener of listeners) listener();
}

/** Shows how far an import is. */
export const followImport = (one: CatalogImport) => show(one);

/** Shows it no more; it goes on. */
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
