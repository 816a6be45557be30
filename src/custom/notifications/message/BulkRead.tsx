import DoneAll from '@mui/icons-material/DoneAll';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNotificationCalls } from '../calls.ts';
import { useMarkAllRead } from '../useMarkAllRead.ts';
import { notifications, type Notification } from '../../../schemas/notifications/notifications.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';

/** Marks the selected notifications as read or unread, or all of them as read (contract 4 §2.7). */
export default function BulkRead() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { markNotifications } = useNotificationCalls();
  const markAllRead = useMarkAllRead();
  const { data = [], selectedIds, onUnselectItems } = useListContext<Notification>();

  const save = async (saving: Promise<void>) => {
    try {
      await saving;
    } catch {
      return notify('resources.notifications.messages.update_failed', { type: 'error' });
    }
    notify('inbox.bulk_done', { type: 'success' });
    onUnselectItems();
    return queryClient.invalidateQueries({ queryKey: [notifications.name] });
  };
  const mark = (is_read: boolean) => {
    if (selectedIds.length === 0) return notify('inbox.select_one', { type: 'warning' });
    const known = new Map(data.map((one) => [one.id, one]));
    return save(
      markNotifications(
        selectedIds.map((id) => known.get(id) ?? { id }),
        is_read,
      ),
    );
  };
  const choices = {
    bulk_read: () => mark(true),
    bulk_unread: () => mark(false),
    all_read: async () => {
      await markAllRead();
      onUnselectItems();
    },
  };

  return (
    <MenuButton label={translate('inbox.bulk')} icon={<DoneAll />}>
      {(close) =>
        Object.entries(choices).map(([key, choose]) => (
          <MenuItem
            key={key}
            onClick={() => {
              close();
              void choose();
            }}
          >
            {translate(`inbox.${key}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
