import DoneAll from '@mui/icons-material/DoneAll';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { MenuButton } from '../list/MenuButton.tsx';
import type { Marking, Readable } from './marking.ts';

interface BulkReadProps<R extends Readable> {
  marking: Marking<R>;
  /** Marks all records as read, selected or not, and notifies. */
  onAllRead?: () => Promise<void>;
}

/** Marks the selected rows as read or unread. */
export function BulkRead<R extends Readable>({ marking, onAllRead }: BulkReadProps<R>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { data = [], selectedIds, onUnselectItems } = useListContext<R>();

  const mark = async (is_read: boolean) => {
    if (selectedIds.length === 0) return notify('reading.select_one', { type: 'warning' });
    const known = new Map(data.map((one) => [one.id, one]));
    const records = selectedIds.map((id) => known.get(id) ?? ({ id } as Pick<R, 'id'> & Partial<R>));
    if (!(await marking.markMany(records, is_read))) return undefined;
    notify('reading.bulk_done', { type: 'success' });
    return onUnselectItems();
  };
  const choices = {
    bulk_read: () => mark(true),
    bulk_unread: () => mark(false),
    ...(onAllRead && {
      all_read: async () => {
        await onAllRead();
        onUnselectItems();
      },
    }),
  };

  return (
    <MenuButton label={translate('reading.bulk')} icon={<DoneAll />}>
      {(close) =>
        Object.entries(choices).map(([key, choose]) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
              void choose();
            }}
          >
            {translate(`reading.${key}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
