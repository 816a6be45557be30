import DoneAll from '@mui/icons-material/DoneAll';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNotificationCalls } from '../calls.ts';
import { notifications, type Notification } from '../../../schemas/notifications/notifications.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';

/** Marks the selected notifications as read or unread (contract 4 §2.7). */
export default function BulkRead() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { markNotifications } = useNotificationCalls();
  const { data = [], selectedIds, onUnselectItems } = useListContext<Notification>();

  const mark = async (is_read: boolean) => {
    if (selectedIds.length === 0) return notify('inbox.select_one', { type: 'warning' });
    const known = new Map(data.map((one) => [one.id, one]));
    const selected = selectedIds.map((id) => known.get(id) ?? { id });
    try {
      await markNotifications(selected, is_read);
    } catch {
      return notify('resources.notifications.messages.update_failed', { type: 'error' });
    }
    notify('inbox.bulk_done', { type: 'success' });
    onUnselectItems();
    return queryClient.invalidateQueries({ queryKey: [notifications.name] });
  };

  return (
    <MenuButton label={translate('inbox.bulk')} icon={<DoneAll />}>
      {(close) =>
        [true, false].map((is_read) => (
          <MenuItem
            key={String(is_read)}
            onClick={() => {
              close();
              void mark(is_read);
            }}
          >
            {translate(is_read ? 'inbox.bulk_read' : 'inbox.bulk_unread')}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
