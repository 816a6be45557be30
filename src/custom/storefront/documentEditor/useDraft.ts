import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { flushInput } from './form/useDebouncedInput.ts';
import { applyChanges, isWithin, type Change } from './changes.ts';
import { isEqual } from '../../../schemas/storefront/isEqual.ts';
import { useUndoHistory } from './useUndoHistory.ts';

/** What was changed and not saved, and when. */
export interface StoredDraft {
  changes: Change[];
  time: number;
}

export interface Draft {
  /** The document with what was changed here. */
  value: unknown;
  changes: Change[];
  /** Asked at this moment: what is being typed counts. */
  isUnsaved: () => boolean;
  /** What was not saved the last time; it can be restored or discarded. */
  offer: StoredDraft | undefined;
  set: (pointer: string, value: unknown) => void;
  /** Takes back the last step in these parts, or makes it again. */
  undo: (parts: string[]) => void;
  redo: (parts: string[]) => void;
  canUndo: (parts: string[]) => boolean;
  canRedo: (parts: string[]) => boolean;
  /** Other changes instead of those of these parts. */
  replace: (parts: string[], changes: Change[]) => void;
  restore: () => void;
  discardOffer: () => void;
  /** Everything is given up. */
  forget: () => void;
}

/** What is changed in a document and not saved yet; kept on this machine until it is saved or given up. */
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

/** What was typed since goes before what is offered. */
const withOffer = (changes: Change[], offer: StoredDraft | undefined): Change[] => {
  const pointers = new Set(changes.map(({ pointer }) => pointer));
  return [...(offer?.changes.filter(({ pointer }) => !pointers.has(pointer)) ?? []), ...changes];
};

/** What is stored by now is not offered. */
function recallUnsaved(key: string, stored: unknown): StoredDraft | undefined {
  const kept = recallDraft(key, localStorage) as StoredDraft | undefined;
  if (!Array.isArray(kept?.changes)) return undefined;
  const changes = kept.changes.filter(({ pointer, after }) => !isEqual(after, valueAt(stored, pointer)));
  return changes.length > 0 ? { ...kept, changes } : undefined;
}
