import { arrayMove } from '@dnd-kit/sortable';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newKey, withKey } from '../../../../../schemas/storefront/entryKey.ts';
import { renumber } from '../../../../../schemas/storefront/renumber.ts';
import { isObject, type Schema } from '../../../../../schemas/storefront/schema.ts';
import { flushInput } from '../useDebouncedInput.ts';
import { keysOf } from './keysOf.ts';

export interface ListActions {
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  append: (entry: unknown) => void;
  restore: () => void;
}

interface Removed {
  entry: unknown;
  index: number;
}

/** The actions on a list's entries. Entries keep their keys. */
export function useList(entries: readonly unknown[], schema: Schema, onChange: (entries: unknown[]) => void) {
  const keys = useMemo(() => keysOf(entries), [entries]);
  const [removed, setRemoved] = useState<Removed>();
  const latest = useRef({ entries, schema, onChange, removed });
  useLayoutEffect(() => {
    latest.current = { entries, schema, onChange, removed };
  });

  const actions = useMemo((): ListActions => {
    /** Pending input belongs to the current positions, so it is flushed first. */
    const apply = (change: (now: typeof latest.current) => unknown[]) => {
      flushInput();
      latest.current.onChange(change(latest.current));
    };
    return {
      move: (from, to) => apply((now) => renumber(arrayMove([...now.entries], from, to), now.schema)),
      duplicate: (index) =>
        apply((now) =>
          renumber(now.entries.toSpliced(index + 1, 0, copyOf(now.entries[index], now.schema)), now.schema),
        ),
      remove: (index) => {
        apply((now) => {
          setRemoved({ entry: now.entries[index], index });
          return now.entries.toSpliced(index, 1);
        });
      },
      append: (entry) => apply((now) => [...now.entries, entry]),
      restore: () => {
        const back = latest.current.removed;
        setRemoved(undefined);
        if (back) apply((now) => now.entries.toSpliced(back.index, 0, back.entry));
      },
    };
  }, []);
  return { keys, actions, removed, forgetRemoved: () => setRemoved(undefined) };
}

/** Copies an entry with new keys and ids, including nested ones. */
function copyOf(entry: unknown, schema: Schema): unknown {
  if (!isObject(entry)) return entry;
  const copy = withKey(structuredClone(entry), newKey());
  return schema.properties?.id?.format === 'id' ? { ...copy, id: crypto.randomUUID() } : copy;
}
