import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowAction } from '../../kit/list/RowAction.tsx';
import type { RowActionProps } from '../../kit/page.ts';
import { useHideItems } from './actions/useHideItems.ts';
import { useKind, type GlobalItem } from './kinds.ts';

/** An entry of an item's menu. Hidden items offer Show instead of Hide. */
export function GlobalItemRowAction({ path, ...props }: RowActionProps) {
  const item = useRecordContext<GlobalItem>();
  if (path === 'hide' && item?.is_hidden) return <ShowAgain item={item} />;
  return <RowAction path={path} {...props} />;
}

function ShowAgain({ item }: { item: GlobalItem }) {
  const translate = useTranslate();
  const hide = useHideItems(useKind());
  return <MenuItem onClick={() => void hide([item.id], false)}>{translate('globalCatalog.show')}</MenuItem>;
}
