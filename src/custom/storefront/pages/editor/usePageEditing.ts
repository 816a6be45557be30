import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { useSession } from '../../../../authProvider/session.ts';
import { useStorefrontCalls } from '../../calls.ts';
import { useSendForTranslation } from '../../useSendForTranslation.ts';
import { applyChanges, resolveConflicts, type Change, type Side } from '../../documentEditor/changes.ts';
import { draftKey } from '../../../../drafts.ts';
import type { Reveal } from '../../documentEditor/form/FormValue.ts';
import { saveChanges, type Source } from '../../documentEditor/saveChanges.ts';
import { useDraft } from '../../documentEditor/useDraft.ts';
import type { Versioned } from '../../../../dataProvider/versioned.ts';
import type { Page } from '../../../../schemas/storefront/page.ts';
import type { Template } from '../../../../schemas/storefront/template.ts';
import { newTextsOfPage } from '../pageTexts.ts';
import { withDerivedSlug } from '../newPage.ts';
import { PageNotFoundError, PageExistsError } from '../pageEntries.ts';
import { fullSlug } from '../pageKey.ts';
import { removePage, type PageDocument } from '../pageSource.ts';
import { usePageErrors } from './usePageErrors.ts';
import { useTemplateErrors } from './useTemplateErrors.ts';

interface Options {
  source: Source;
  stored: Versioned<unknown>;
  isNew: boolean;
  onSaved: (page: Page) => void;
  onRemoved: () => void;
}

interface Stale {
  latest: Versioned<unknown>;
}

/** The editing of a page: draft, validation, save, and the result of the save. */
export function usePageEditing({ source, stored, isNew, onSaved, onRemoved }: Options) {
  const { who, store } = useSession();
  const client = useQueryClient();
  const calls = useStorefrontCalls();
  const send = useSendForTranslation();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { page: storedPage, template: storedTemplate } = stored.value as PageDocument;
  const key = isNew ? 'pages' : `pages:${fullSlug(storedPage)}`;
  const draft = useDraft(draftKey(who.staff_id, store.id, key), stored.value);
  const { page, template } = draft.value as PageDocument;
  const [isStarted, setStarted] = useState(isNew);
  const [isTried, setTried] = useState(false);
  const [reveal, setReveal] = useState<Reveal>();
  const [failure, setFailure] = useState<string>();
  const [stale, setStale] = useState<Stale>();
  const [mine, setMine] = useState<Change[]>();
  const { shown, blocking } = usePageErrors(page, storedPage, { isNew, isTried });
  const blockErrors = useTemplateErrors(template, storedTemplate);

  const save = useMutation({
    mutationFn: async ({ changes, known }: { changes: Change[]; known: Versioned<unknown> }) => {
      const after = applyChanges(known.value, changes) as PageDocument;
      const warn = await send(newTextsOfPage(known.value as PageDocument, after, isNew));
      return { outcome: await saveChanges(source, changes, known), warn };
    },
    onSuccess: ({ outcome, warn }) => {
      if (outcome.kind === 'conflicts') return setStale(outcome);
      warn?.();
      client.setQueryData(source.queryKey, outcome.saved);
      // Synchronous, so that the draft is gone even if the page is left now.
      flushSync(() => {
        show([]);
        setStarted(false);
      });
      notify('staticPages.saved', { type: 'success' });
      return onSaved((outcome.saved.value as PageDocument).page);
    },
    onError: async (error) => {
      if (error instanceof PageExistsError) return notify('staticPages.exists', { type: 'error' });
      if (await logoutIfAccessDenied(error)) return undefined;
      setFailure(messageOf(error));
      return notify('staticPages.failed', { type: 'error' });
    },
  });
  const remove = useMutation({
    mutationFn: () => removePage({ calls, client, storeId: store.id }, storedPage),
    onSuccess: () => {
      draft.forget();
      notify('staticPages.remove.done', { type: 'success' });
      onRemoved();
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) notify('staticPages.remove.failed', { type: 'error' });
    },
  });

  const show = (changes: Change[]) => draft.replace([''], changes);
  const start = (changes: Change[], known: Versioned<unknown>) => {
    setFailure(undefined);
    setStale(undefined);
    setMine(undefined);
    save.mutate({ changes, known });
  };

  /** Our changes to their version, with all conflicts resolved to one side. */
  const resolvedTo = (side: Side) =>
    stale ? resolveConflicts(draft.changes, stale.latest.value, () => side) : draft.changes;

  return {
    draft,
    page,
    template,
    errors: shown,
    reveal,
    blockErrors,
    isEditing: isStarted || draft.changes.length > 0,
    isSaving: save.isPending,
    isRemoving: remove.isPending,
    failure,
    setPage: (next: unknown) => draft.set('/page', isNew ? withDerivedSlug(page, next) : next),
    setTemplate: (next: Template) => draft.set('/template', next),
    edit: () => {
      setStarted(true);
      void client.invalidateQueries({ queryKey: source.queryKey, exact: true });
    },
    cancel: () => {
      show([]);
      setStarted(false);
      setFailure(undefined);
      setStale(undefined);
      setMine(undefined);
    },
    remove: () => remove.mutate(),
    /** Saves the page, or returns why it cannot be saved. */
    save: (): 'invalid' | 'empty' | 'invalid_blocks' | undefined => {
      setTried(true);
      if (blocking[0]) {
        setReveal({ path: blocking[0].path });
        return 'invalid';
      }
      if (isNew && template.content.length === 0) return 'empty';
      if (blockErrors.length > 0) return 'invalid_blocks';
      start(draft.changes, stored);
      return undefined;
    },
    stale: stale && {
      /** Loads their version, with our changes that do not conflict. `restoreMine` restores ours. */
      load: () => {
        client.setQueryData(source.queryKey, stale.latest);
        setMine(resolvedTo('mine'));
        show(resolvedTo('theirs'));
        setStale(undefined);
      },
      keep: () => {
        client.setQueryData(source.queryKey, stale.latest);
        show(resolvedTo('mine'));
        start(resolvedTo('mine'), stale.latest);
      },
    },
    restoreMine:
      mine &&
      (() => {
        show(mine);
        setMine(undefined);
      }),
  };
}

export type PageEditing = ReturnType<typeof usePageEditing>;

function messageOf(error: unknown): string {
  if (error instanceof PageNotFoundError) return 'staticPages.gone';
  return error instanceof HttpError ? error.message : 'messages.failed';
}
