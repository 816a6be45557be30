import { useListContext } from 'react-admin';
import { useKind, type GlobalItem } from '../kinds.ts';
import { useItemActions } from './useItemActions.tsx';

/** Returns the actions on the selected items. The hidden state of items on other pages is unknown here. */
export function useBulkActions() {
  const { data = [], selectedIds, filterValues, onUnselectItems } = useListContext<GlobalItem>();
  const kind = useKind();
  const ids = selectedIds.map(String);
  const idsThat = (isHidden: boolean) =>
    new Set(data.filter((one) => one.is_hidden === isHidden).map(({ id }) => id));
  const hidden = idsThat(true);
  const shown = idsThat(false);
  const includesHidden = Boolean((filterValues as Record<string, unknown>)[kind.withHidden]);
  const itemActions = useItemActions({
    kind,
    ids,
    hideable: ids.filter((id) => !hidden.has(id)),
    showable: includesHidden ? ids.filter((id) => !shown.has(id)) : [],
    onDone: () => onUnselectItems(),
  });
  return { ...itemActions, count: ids.length };
}
