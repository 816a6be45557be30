import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useListOptions, type RowActionProps } from '../page.ts';

/** Row menu item that opens a dialog at /<resource>/:id/<path>. */
export function RowAction({ path, label, isAllowed = () => true }: RowActionProps) {
  const translate = useTranslate();
  const list = useListOptions();
  const record = useRecordContext();
  const { search } = useLocation();
  if (!record || !isAllowed(record)) return null;
  return (
    <MenuItem
      component={Link}
      to={{ pathname: `${list.path}/${encodeURIComponent(record.id)}/${path}`, search }}
      state={{ dialog: true }}
    >
      {translate(label)}
    </MenuItem>
  );
}
