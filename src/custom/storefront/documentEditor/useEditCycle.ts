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

/** The result of the last save, if there is something to show. */
export type SaveResult = { first?: FirstError } & (
  | { kind: 'invalid' }
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; byNode: NodeErrors; elsewhere: ValidationError[]; document: unknown }
  | Extract<Outcome, { kind: 'conflicts' }>
  | { kind: 'merged'; others: Change[]; author?: string }
);

/** The node and path of the first error. */
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
  /** The nodes edited and saved together. */
  nodes: Node[];
  source: Source;
  stored: Versioned<unknown>;
  draft: Draft;
  /**
   * Called with the version about to be saved; it must not throw. The function it resolves to is called after the save.
   */
  beforeSave?: (before: unknown, after: unknown) => Promise<(() => void) | undefined>;
  onSaved?: () => void;
  /** Called with the node of the first error that blocks a save. */
  onError?: (node: string) => void;
}

export type EditCycle = ReturnType<typeof useEditCycle>;

/** The edit cycle: read-only, Edit, then Update or Cancel (contract 2 §4). */
export function useEditCycle({ document, nodes, source, stored, draft, ...hooks }: EditCycleOptions) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [isStarted, setStarted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [saveResult, setSaveResult] = useState<SaveResult>();
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
    setSaveResult(next);
  };
  const refuse = (next: SaveResult & { first?: FirstError }) => {
    setSaveResult(next);
    if (next.first) hooks.onError?.(next.first.node);
  };
  const finish = (outcome: Outcome, known: Versioned<unknown>) => {
    if (outcome.kind === 'conflicts') {
      queryClient.setQueryData(source.queryKey, outcome.latest);
      setSaveResult(outcome);
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
      setSaveResult({ kind: 'failed', message });
    }
    notify('configurations.messages.update_failed', { type: 'error' });
  };
  const save = async (next: Change[], known: Versioned<unknown>) => {
    setSaving(true);
    setSaveResult(undefined);
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
    errors: saveResult?.kind === 'refused' ? withRefused(found, saveResult, draft.value) : found,
    blocking,
    saveResult,
    dismiss: () => setSaveResult(undefined),
    /** Starts with the cached version while the stored one is refetched. A failed refetch is ignored. */
    edit: () => {
      setStarted(true);
      setSaveResult(undefined);
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
    /** Saves again with the selected side of each conflict. */
    resolve: async (choices: Record<string, Side>) => {
      if (saveResult?.kind !== 'conflicts') return;
      const chosen = (pointer: string) => choices[pointer];
      const next = resolveConflicts(changes, saveResult.latest.value, chosen, source.schema);
      draft.replace(pointers, next);
      if (next.length > 0) await save(next, saveResult.latest);
      else end();
    },
  };
}

/** Errors of the service stay on their node until its value changes. */
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
