import { arrayMove } from '@dnd-kit/sortable';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Schema } from '../../../../../schemas/storefront/schema.ts';
import { flushTyping } from '../useTyping.ts';
import { newKey } from './matchKeys.ts';
import { renumber } from './renumber.ts';
import { planKeys, useKeys } from './useKeys.ts';

export interface ListActions {
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  append: (entry: unknown) => void;
  restore: () => void;
}

interface Removed {
  entry: unknown;
  key: string;
  index: number;
}

/** What can be done with the entries of a list; each of them keeps its key. */
export function useList(entries: readonly unknown[], schema: Schema, onChange: (entries: unknown[]) => void) {
  const keys = useKeys(entries);
  const [removed, setRemoved] = useState<Removed>();
  const latest = useRef({ entries, keys, schema, onChange, removed });
  useLayoutEffect(() => {
    latest.current = { entries, keys, schema, onChange, removed };
  });

  const actions = useMemo((): ListActions => {
    /** What is being typed belongs to the entry where it is, so it goes in first. */
    const apply = (change: (now: typeof latest.current) => [unknown[], string[]]) => {
      flushTyping();
      const [next, nextKeys] = change(latest.current);
      planKeys(next, nextKeys);
      latest.current.onChange(next);
    };
    return {
      move: (from, to) =>
        apply((now) => [
          renumber(arrayMove([...now.entries], from, to), now.schema),
          arrayMove([...now.keys], from, to),
        ]),
      duplicate: (index) =>
        apply((now) => [
          renumber(now.entries.toSpliced(index + 1, 0, copyOf(now.entries[index], now.schema)), now.schema),
          now.keys.toSpliced(index + 1, 0, newKey()),
        ]),
      remove: (index) => {
        apply((now) => {
          setRemoved({ entry: now.entries[index], key: now.keys[index] ?? newKey(), index });
          return [now.entries.toSpliced(index, 1), now.keys.toSpliced(index, 1)];
        });
      },
      append: (entry) =>
        apply((now) => [
          [...now.entries, entry],
          [...now.keys, newKey()],
        ]),
      restore: () => {
        const back = latest.current.removed;
        setRemoved(undefined);
        if (back)
          apply((now) => [
            now.entries.toSpliced(back.index, 0, back.entry),
            now.keys.toSpliced(back.index, 0, back.key),
          ]);
      },
    };
  }, []);
  return { keys, actions, removed, forgetRemoved: () => setRemoved(undefined) };
}

/** A copy has an identifier of its own. */
function copyOf(entry: unknown, { properties = {} }: Schema): unknown {
  const copy: unknown = structuredClone(entry);
  if (typeof copy === 'object' && copy !== null && properties.id?.format === 'id') {
    Object.assign(copy, { id: crypto.randomUUID() });
  }
  return copy;
}
