import { useCallback, useSyncExternalStore } from 'react';

/** Something that is kept on this device until the services have taken it. */
export interface KeptEntry {
  /** The id that it will have: however often it is sent, it is made once. */
  id: string;
  /** When it was made, in ms; earlier ones are sent first. */
  date?: number;
  /** When staff sent it again, in ms. */
  released?: number;
  /** Why the services refused it: it is not sent again by itself. */
  refusal?: string | undefined;
  /** Why it failed although there was a connection: it is sent again. */
  failure?: string | undefined;
}

/** The entries of one kind that are kept on this device, by staff member; all tabs share them. */
export interface KeptQueue<Entry extends KeptEntry, Waiting extends Entry> {
  kind: string;
  isWaiting: (entry: Entry) => entry is Waiting;
  /** Keeps an entry, in place of what is kept under its id; returns whether there was room. */
  keep: (staffId: string, entry: Entry) => boolean;
  remove: (staffId: string, id: string) => void;
  /** Returns the entries, the oldest first; the same list until it changes. */
  read: (staffId: string) => Entry[];
  find: (staffId: string, id: string) => Entry | undefined;
  /** Returns an entry as it is now, if it is still to be sent; another tab may have sent, removed or changed it. */
  findWaiting: (staffId: string, id: string) => Waiting | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** A queue that survives a reload and a sign-out. `isWaiting` says which entries are still to be sent by themselves. */
export function keptQueue<Entry extends KeptEntry, Waiting extends Entry>(
  kind: string,
  isWaiting: (entry: Entry) => entry is Waiting,
): KeptQueue<Entry, Waiting> {
  const prefixOf = (staffId: string) => `queued:${staffId}:${kind}:`;
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Another tab has changed it.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  const parse = (text: string): Entry[] => {
    try {
      return [JSON.parse(text) as Entry];
    } catch {
      return [];
    }
  };
  let known: { text: string; entries: Entry[] } = { text: '', entries: [] };
  const read = (staffId: string) => {
    const prefix = prefixOf(staffId);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    const texts = keys.toSorted().map((key) => localStorage.getItem(key) ?? '');
    const text = texts.join('\n');
    if (text !== known.text) {
      const entries = texts.flatMap(parse);
      known = { text, entries: entries.toSorted((one, other) => (one.date ?? 0) - (other.date ?? 0)) };
    }
    return known.entries;
  };
  const find = (staffId: string, id: string) => read(staffId).find((entry) => entry.id === id);
  return {
    kind,
    isWaiting,
    keep: (staffId, entry) => {
      try {
        localStorage.setItem(prefixOf(staffId) + entry.id, JSON.stringify(entry));
        return true;
      } catch {
        return false;
      } finally {
        announce();
      }
    },
    remove: (staffId, id) => {
      localStorage.removeItem(prefixOf(staffId) + id);
      announce();
    },
    read,
    find,
    findWaiting: (staffId, id) => {
      const entry = find(staffId, id);
      return entry && isWaiting(entry) ? entry : undefined;
    },
    subscribe,
  };
}

/** The entries of a staff member, as they are now. */
export const useKept = <Entry extends KeptEntry, Waiting extends Entry>(
  { read, subscribe }: KeptQueue<Entry, Waiting>,
  staffId: string,
): Entry[] =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => read(staffId), [read, staffId]),
  );
