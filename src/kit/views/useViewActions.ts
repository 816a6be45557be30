import { useDataProvider, useNotify, useStoreContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isStale } from '../../dataProvider/stale.ts';
import { viewCalls } from '../../schemas/views/calls.ts';
import { savedViews, type SavedView } from '../../schemas/views/savedViews.ts';
import { createCallsHook } from '../createCallsHook.ts';
import { useRestore } from '../list/useRestore.ts';
import { undoNotification } from '../undoNotification.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { columnsKey } from './knownViews.ts';
import type { ListViews, VersionedView } from './useViews.ts';

const useCalls = createCallsHook(viewCalls);

/** Returns what can be done with the views of a list; failures are reported. `onStale` asks whose version is kept. */
export function useViewActions(resource: string, views: ListViews, onStale: (view: VersionedView) => void) {
  const dataProvider = useDataProvider();
  const calls = useCalls();
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const store = useStoreContext();
  const refusal = useFailureMessage(savedViews);
  const restore = useRestore(savedViews);
  const { current, content, refetch } = views;

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
      await refetch();
    } catch (error) {
      notify(refusal(error, 'views.failed'), { type: 'error' });
    }
  };
  const update = (view: VersionedView, data: Partial<SavedView>) =>
    dataProvider.update<VersionedView>(savedViews.name, { id: view.id, data, previousData: view });
  const forgetColumns = () => store.removeItem(`${columnsKey(resource, current)}.columns`);
  const show = (search: string) => void navigate({ search });

  return {
    /** Saves what is shown as the view that it was changed from, or from another version of it. */
    save: async (base: VersionedView) => {
      try {
        await update(base, content);
        await refetch();
        forgetColumns();
        notify('views.saved', { type: 'success', messageArgs: { name: base.name } });
      } catch (error) {
        if (!isStale(error)) notify(refusal(error, 'views.failed'), { type: 'error' });
        else {
          const { data } = await dataProvider.getOne<VersionedView>(savedViews.name, { id: base.id });
          onStale(data);
        }
      }
    },
    /** Shows the view as it is stored, or the plain list. */
    reset: (view: VersionedView | undefined) => {
      forgetColumns();
      show(view ? views.searchOf(view) : views.plainSearch);
    },
    /** Creates a view of what is shown, and shows it; rejects. */
    create: async (id: string, values: Partial<SavedView>) => {
      const last = Math.max(-1, ...views.views.map(({ position }) => position));
      const data = { ...values, ...content, id, resource, position: Math.min(last + 1, 1000) };
      const made = await dataProvider.create<VersionedView>(savedViews.name, { data });
      await refetch();
      if (current) forgetColumns();
      show(views.searchOf(made.data));
    },
    /** Renames or shares a view; rejects. */
    change: async (view: VersionedView, values: Partial<SavedView>) => {
      await update(view, values);
      await refetch();
    },
    remove: (view: VersionedView) =>
      attempt(async () => {
        await dataProvider.delete(savedViews.name, { id: view.id, previousData: view });
        show(views.plainSearch);
        const text = translate('views.deleted', { name: view.name });
        notify(...undoNotification(text, () => void restore([view.id])));
      }),
    /** Opens the list with a view from now on, or with none. */
    choose: (view_id: string | null) => attempt(() => calls.chooseView({ body: { resource, view_id } })),
    share: (view: VersionedView, is_default: boolean) => attempt(() => update(view, { is_default })),
    order: (ids: string[]) => attempt(() => calls.orderViews({ body: { ids } })),
    copyLink: async (view: VersionedView) => {
      try {
        await navigator.clipboard.writeText(`${location.origin}${location.pathname}?view=${view.id}`);
        notify('views.link_copied', { type: 'success' });
      } catch {
        notify('views.link_failed', { type: 'error' });
      }
    },
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;
