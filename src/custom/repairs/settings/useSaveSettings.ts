import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { store } from '../../../schemas/store/store.ts';
import { useStoreCalls } from '../../store/index.ts';
import { useReload } from '../../../kit/useReload.ts';
import { changedParts, savePart, type Part, type RepairSettings } from './repairSettings.ts';

/** What became of a save of which a part failed. */
interface Outcome {
  failed: Part[];
  saved: Part[];
  /** The message key of the first failure. */
  message: string;
}

/** Saves the parts that changed, each by its call: one that fails does not undo the others, and is told. */
export function useSaveSettings(stored: RepairSettings, onSaved: () => void) {
  const { store_id } = useSession().who;
  const calls = useStoreCalls();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const reloadStore = useReload(store);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSaving, setIsSaving] = useState(false);
  const isSaved = useRef(false);

  const save = async (wanted: RepairSettings) => {
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(undefined);
    const parts = changedParts(stored, wanted);
    const results = await Promise.allSettled(
      parts.map((part) => savePart(calls, store_id, stored, wanted, part)),
    );
    setIsSaving(false);
    const saved = parts.filter((_, index) => results[index]?.status === 'fulfilled');
    const failed = parts.filter((part) => !saved.includes(part));
    if (saved.includes('options')) reloadStore();
    for (const part of saved) void queryClient.invalidateQueries({ queryKey: [part] });
    if (failed.length === 0) {
      isSaved.current = true;
      notify('resources.repairs.settings.saved', { type: 'success' });
      onSaved();
      return;
    }
    const reason: unknown = results.find((one) => one.status === 'rejected')?.reason;
    if (await logoutIfAccessDenied(reason)) return;
    const message = reasonOf(reason, 'resources.repairs.settings.failed');
    setOutcome({ failed, saved, message });
    notify(message, { type: 'error' });
    queryClient.setQueryData<RepairSettings>(['repairSettings', store_id], (before) => ({
      ...(before ?? stored),
      ...Object.fromEntries(saved.map((part) => [part, wanted[part]])),
    }));
  };
  return { save, isSaving, isSaved, outcome };
}
