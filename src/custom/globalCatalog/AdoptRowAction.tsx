import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'react-admin';
import { RowAction } from '../../kit/list/RowAction.tsx';
import type { RowActionProps } from '../../kit/page.ts';
import { useHiding } from './adopt/useHiding.ts';
import { useKind, type GlobalItem } from './kinds.ts';

/** An entry of an item's menu; what is hidden already is shown again instead. */
export function AdoptRowAction({ path, ...props }: RowActionProps) {
  const item = useRecordContext<GlobalItem>();
  if (path === 'hide' && item?.is_hidden) return <ShowAgain item={item} />;
  return <RowAction path={path} {...props} />;
}

function ShowAgain({ item }: { item: GlobalItem }) {
  const translate = useTranslate();
  const hide = useHiding(useKind());
  return <MenuItem onClick={() => void hide([item.id], false)}>{translate('globalCatalog.show')}</MenuItem>;
}
