import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import { useStorefrontCalls, type StorefrontTexts } from '../calls.ts';
import { storefrontTextsKey, textsInUseKey } from './storefrontTexts.ts';

/** Unsaved translations of a language, kept in this tab until saved or discarded. */
export function useTextEdits(locale: string, stored: StorefrontTexts) {
  const { staff_id } = useSession().who;
  const { updateTexts } = useStorefrontCalls();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const queryClient = useQueryClient();
  const key = draftKey(staff_id, 'storefront-texts', locale);
  const [typed, setTyped] = useState(() => (recallDraft(key) ?? {}) as Record<string, string>);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();

  const changes = changesOf(typed, stored);
  const count = Object.keys(changes).length;
  const draft = JSON.stringify(typed);
  useEffect(() => {
    if (count > 0) keepDraft(key, draft);
    else forgetDraft(key);
  }, [key, count, draft]);

  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      await updateTexts({ params: { locale }, body: changes });
      queryClient.setQueryData(textsInUseKey(locale), { ...stored, ...changes });
      void queryClient.invalidateQueries({ queryKey: storefrontTextsKey(locale), exact: true });
      // Input since the save started is kept.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([word, value]) => value !== typed[word])),
      );
      notify('configurations.messages.updated', { type: 'success' });
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return;
      setFailure(error instanceof HttpError ? error.message : 'messages.failed');
      notify('configurations.messages.update_failed', { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  return {
    valueOf: (word: string) => ownValue(typed, word) ?? ownValue(stored, word) ?? '',
    isChanged: (word: string) => Object.hasOwn(changes, word),
    type: (word: string, value: string) => setTyped((current) => ({ ...current, [word]: value })),
    discard: () => {
      setTyped({});
      setFailure(undefined);
    },
    /** The user leaves deliberately: the draft is discarded. */
    leave: () => forgetDraft(key),
    save,
    count,
    isSaving,
    failure,
  };
}

/** A text may equal a property name of Object.prototype. */
const ownValue = <T>(values: Record<string, T>, word: string): T | undefined =>
  Object.hasOwn(values, word) ? values[word] : undefined;

export type TextEdits = ReturnType<typeof useTextEdits>;

/** Returns the changed texts. Emptied ones become null, and texts that the service does not know are omitted. */
function changesOf(typed: Record<string, string>, stored: StorefrontTexts): StorefrontTexts {
  const values = Object.entries(typed).map(([word, value]) => [word, value.trim() || null] as const);
  return Object.fromEntries(
    values.filter(([word, value]) => Object.hasOwn(stored, word) && value !== stored[word]),
  );
}
