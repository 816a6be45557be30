import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { store } from '../../../schemas/store/store.ts';
import { useStoreCalls } from '../../store/index.ts';
import { useReload } from '../../../kit/useReload.ts';
import { changedGroups, saveGroup, type SettingsGroup, type RepairSettings } from './repairSettings.ts';

/** The result of a save in which a group failed. */
interface Outcome {
  failed: SettingsGroup[];
  saved: SettingsGroup[];
  /** The message key of the first failure. */
  message: string;
}

/** Saves the changed groups, each in its own call. Groups that fail are reported; the others stay saved. */
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
    const groups = changedGroups(stored, wanted);
    const results = await Promise.allSettled(
      groups.map((group) => saveGroup(calls, store_id, stored, wanted, group)),
    );
    setIsSaving(false);
    const saved = groups.filter((_, index) => results[index]?.status === 'fulfilled');
    const failed = groups.filter((group) => !saved.includes(group));
    if (saved.includes('options')) reloadStore();
    for (const group of saved) void queryClient.invalidateQueries({ queryKey: [group] });
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
      ...Object.fromEntries(saved.map((group) => [group, wanted[group]])),
    }));
  };
  return { save, isSaving, isSaved, outcome };
}
