import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { problemsOf } from '../../../dataProvider/errors.ts';
import { nodesOf, type DocumentName, type Node } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import type { ValidationError } from '../../../schemas/validate.ts';
import type { Versioned } from '../../../dataProvider/versioned.ts';
import {
  applyChanges,
  changesBetween,
  isWithin,
  resolveConflicts,
  type Change,
  type Side,
} from './changes.ts';
import { newNodeErrors, problemsByNode, type NodeErrors } from './nodeErrors.ts';
import { saveChanges, type Outcome, type Source } from './saveChanges.ts';
import type { Draft } from './useDraft.ts';
import { useNodeErrors } from './useNodeErrors.ts';

/** How the last save ended, as far as there is something to say about it. */
export type SaveResult = { first?: FirstError } & (
  | { kind: 'invalid' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; byNode: NodeErrors; elsewhere: ValidationError[]; document: unknown }
  | Extract<Outcome, { kind: 'conflicts' }>
  | { kind: 'merged'; others: Change[]; author?: string }
);

/** Where the person is led: the node, and the path in it. */
export interface FirstError {
  node: string;
  path: string;
}

const firstOf = (byNode: NodeErrors): FirstError | undefined => {
  const [found] = Object.entries(byNode);
  return found && { node: found[0], path: found[1][0]?.path ?? '' };
};

export interface EditCycleOptions {
  document: DocumentName;
  /** The nodes that are edited and saved together. */
  nodes: Node[];
  source: Source;
  stored: Versioned<unknown>;
  draft: Draft;
  /** What is done with the version that is about to be saved; it must not fail. What it answers is called once that is saved. */
  beforeSave?: (before: unknown, after: unknown) => Promise<(() => void) | undefined>;
  onSaved?: () => void;
  /** Told the node of the first error that stands in the way of a save. */
  onError?: (node: string) => void;
}

export type EditCycle = ReturnType<typeof useEditCycle>;

/** Read-only, Edit, Update or Cancel, and read-only again (contract 2 §4). */
export function useEditCycle({ document, nodes, source, stored, draft, ...hooks }: EditCycleOptions) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isStarted, setStarted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [ending, setEnding] = useState<SaveResult>();
  const { mutateAsync: store } = useMutation({
    mutationFn: ({ changes, known }: { changes: Change[]; known: Versioned<unknown> }) =>
      saveChanges(source, changes, known),
  });

  const pointers = useMemo(() => nodes.map(({ pointer }) => pointer), [nodes]);
  const changes = draft.changes.filter(({ pointer }) => isWithin(pointer, pointers));
  const found = useNodeErrors(document, nodes, draft.value);
  const storedErrors = useNodeErrors(document, nodes, stored.value);
  const blocking = useMemo(
    () => newNodeErrors(nodes, [found, draft.value], [storedErrors, stored.value]),
    [nodes, found, draft.value, storedErrors, stored.value],
  );

  const end = (next?: SaveResult) => {
    draft.replace(pointers, []);
    setStarted(false);
    setEnding(next);
  };
  const refuse = (next: SaveResult & { first?: FirstError }) => {
    setEnding(next);
    if (next.first) hooks.onError?.(next.first.node);
  };
  const finish = (outcome: Outcome, known: Versioned<unknown>) => {
    if (outcome.kind === 'conflicts') {
      queryClient.setQueryData(source.queryKey, outcome.latest);
      setEnding(outcome);
      return;
    }
    queryClient.setQueryData(source.queryKey, outcome.saved);
    const all = nodesOf(document).map(({ pointer }) => pointer);
    const others = changesBetween(known.value, outcome.basedOn.value, all);
    end(others.length > 0 ? { kind: 'merged', others, author: outcome.author } : undefined);
    notify('configurations.messages.updated', { type: 'success' });
    hooks.onSaved?.();
  };
  const fail = async (error: unknown) => {
    if (await logoutIfAccessDenied(error)) return;
    const problems = problemsOf(error);
    if (problems.length > 0) {
      const refused = problemsByNode(nodes, problems);
      refuse({ kind: 'refused', document: draft.value, ...refused, first: firstOf(refused.byNode) });
    } else {
      const message = error instanceof HttpError ? error.message : 'messages.failed';
      setEnding({ kind: 'failed', message });
    }
    notify('configurations.messages.update_failed', { type: 'error' });
  };
  const save = async (next: Change[], known: Versioned<unknown>) => {
    setSaving(true);
    setEnding(undefined);
    try {
      const warn = await hooks.beforeSave?.(known.value, applyChanges(known.value, next));
      const outcome = await store({ changes: next, known });
      finish(outcome, known);
      if (outcome.kind === 'saved') warn?.();
    } catch (error) {
      await fail(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    isEditing: isStarted || changes.length > 0,
    isSaving,
    changes,
    errors: ending?.kind === 'refused' ? withRefused(found, ending, draft.value) : found,
    blocking,
    ending,
    dismiss: () => setEnding(undefined),
    /** Begins with what is known, while what is stored now is asked for; it stays away where nobody answers. */
    edit: () => {
      setStarted(true);
      setEnding(undefined);
      void queryClient.invalidateQueries({ queryKey: source.queryKey, exact: true });
    },
    cancel: () => end(),
    undo: draft.canUndo(pointers) ? () => draft.undo(pointers) : undefined,
    redo: draft.canRedo(pointers) ? () => draft.redo(pointers) : undefined,
    update: async () => {
      if (changes.length === 0) {
        end();
        notify('configurations.messages.unchanged', { type: 'info' });
      } else if (Object.keys(blocking).length > 0) refuse({ kind: 'invalid', first: firstOf(blocking) });
      else await save(changes, stored);
    },
    /** Goes on with a save once it is chosen whose version of each field holds. */
    settle: async (choices: Record<string, Side>) => {
      if (ending?.kind !== 'conflicts') return;
      const chosen = (pointer: string) => choices[pointer];
      const next = resolveConflicts(changes, ending.latest.value, chosen, source.schema);
      draft.replace(pointers, next);
      if (next.length > 0) await save(next, ending.latest);
      else end();
    },
  };
}

/** What the service refused stands at its node until that is changed. */
function withRefused(
  found: NodeErrors,
  { byNode, document }: Extract<SaveResult, { kind: 'refused' }>,
  value: unknown,
): NodeErrors {
  const still = Object.entries(byNode).filter(
    ([pointer]) => valueAt(document, pointer) === valueAt(value, pointer),
  );
  return { ...found, ...Object.fromEntries(still) };
}
