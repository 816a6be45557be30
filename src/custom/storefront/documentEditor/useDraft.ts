import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { flushInput } from './form/useDebouncedInput.ts';
import { applyChanges, isWithin, type Change } from './changes.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { useUndoHistory } from './useUndoHistory.ts';

/** Unsaved changes with their time, as stored in the browser. */
export interface StoredDraft {
  changes: Change[];
  time: number;
}

export interface Draft {
  /** The document with the unsaved changes. */
  value: unknown;
  changes: Change[];
  /** Includes pending input of debounced fields. */
  isUnsaved: () => boolean;
  /** Unsaved changes of an earlier session, to restore or discard. */
  offer: StoredDraft | undefined;
  set: (pointer: string, value: unknown) => void;
  /** Undoes or redoes the last step in these parts. */
  undo: (parts: string[]) => void;
  redo: (parts: string[]) => void;
  canUndo: (parts: string[]) => boolean;
  canRedo: (parts: string[]) => boolean;
  /** Replaces the changes of these parts. */
  replace: (parts: string[], changes: Change[]) => void;
  restore: () => void;
  discardOffer: () => void;
  /** Discards everything. */
  forget: () => void;
}

/** The unsaved changes of a document, kept in the browser until they are saved or discarded. */
export function useDraft(key: string, stored: unknown): Draft {
  const latest = useRef<Change[]>([]);
  const [changes, setChanges] = useState<Change[]>([]);
  const [offer, setOffer] = useState(() => recallUnsaved(key, stored));
  const change = (next: Change[]) => {
    latest.current = next;
    setChanges(next);
  };
  const put = (pointer: string, value: unknown) => change(withChange(latest.current, pointer, value, stored));
  const steps = useUndoHistory(put);
  useEffect(() => {
    if (changes.length > 0) keep(key, { changes: withOffer(changes, offer), time: Date.now() });
    else if (offer) keep(key, offer);
    else forgetDraft(key, localStorage);
  }, [key, changes, offer]);
  return {
    value: useMemo(() => applyChanges(stored, changes), [stored, changes]),
    changes,
    isUnsaved: () => {
      flushInput();
      return latest.current.length > 0;
    },
    offer,
    set: (pointer, value) => {
      const known = latest.current.find((one) => one.pointer === pointer);
      steps.add({ pointer, from: known ? known.after : valueAt(stored, pointer), to: value });
      put(pointer, value);
    },
    undo: (parts) => {
      flushInput();
      steps.undo(parts);
    },
    redo: steps.redo,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    replace: (parts, next) => {
      steps.forget(parts);
      change([...latest.current.filter(({ pointer }) => !isWithin(pointer, parts)), ...next]);
    },
    restore: () => {
      steps.forget(['']);
      change(withOffer(latest.current, offer));
      setOffer(undefined);
    },
    discardOffer: () => setOffer(undefined),
    forget: () => {
      steps.forget(['']);
      change([]);
      setOffer(undefined);
      forgetDraft(key, localStorage);
    },
  };
}

const keep = (key: string, kept: StoredDraft) => keepDraft(key, JSON.stringify(kept), localStorage);

function withChange(changes: Change[], pointer: string, after: unknown, stored: unknown): Change[] {
  const old = changes.find((one) => one.pointer === pointer);
  const others = changes.filter((one) => one !== old);
  const before = old ? old.before : valueAt(stored, pointer);
  return isEqual(after, before) ? others : [...others, { pointer, before, after }];
}

/** New input takes precedence over the offered draft. */
const withOffer = (changes: Change[], offer: StoredDraft | undefined): Change[] => {
  const pointers = new Set(changes.map(({ pointer }) => pointer));
  return [...(offer?.changes.filter(({ pointer }) => !pointers.has(pointer)) ?? []), ...changes];
};

/** Changes that have been stored meanwhile are not offered. */
function recallUnsaved(key: string, stored: unknown): StoredDraft | undefined {
  const kept = recallDraft(key, localStorage) as StoredDraft | undefined;
  if (!Array.isArray(kept?.changes)) return undefined;
  const changes = kept.changes.filter(({ pointer, after }) => !isEqual(after, valueAt(stored, pointer)));
  return changes.length > 0 ? { ...kept, changes } : undefined;
}
