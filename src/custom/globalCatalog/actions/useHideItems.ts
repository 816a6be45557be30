import { useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { undoNotification } from '../../../kit/undoNotification.tsx';
import { useGlobalCatalogCalls } from '../calls.ts';
import type { Kind } from '../kinds.ts';
import { useReloadCatalog } from '../useReloadCatalog.ts';

/**
 * Returns a function that hides items from the store's lists, with an undo notification, or shows them again. It
 * resolves to whether the call succeeded.
 */
export function useHideItems({ type, own }: Kind) {
  const notify = useNotify();
  const translate = useTranslate();
  const { hideItems } = useGlobalCatalogCalls();
  const reload = useReloadCatalog();
  const set = async (ids: string[], isHidden: boolean): Promise<boolean> => {
    try {
      await hideItems(type, ids, isHidden);
    } catch (error) {
      notify(reasonOf(error, 'globalCatalog.failed'), { type: 'error' });
      return false;
    }
    const message = translate(`globalCatalog.${own}.${isHidden ? 'hidden' : 'shown'}`);
    if (isHidden) notify(...undoNotification(message, () => void set(ids, false)));
    else notify(message, { type: 'success' });
    reload();
    return true;
  };
  return set;
}
