import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../schemas/history.ts';

/** Returns who made a change, as text: a staff member, who may be unknown by now, or the system. */
export function useAuthorName(): (entry: Pick<HistoryEntry, 'changed_by'>) => string {
  const translate = useTranslate();
  return ({ changed_by }) =>
    changed_by ? changed_by.name || translate('history.somebody') : translate('history.system');
}
