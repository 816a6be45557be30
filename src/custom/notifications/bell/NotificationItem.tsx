import Done from '@mui/icons-material/Done';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useSession } from '../../../authProvider/session.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import { useMarkRead } from '../useMarkRead.ts';
import { useTypeTitle } from '../useTypeTitle.ts';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** What happened and how long ago; opens its message, or is ticked as read. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { resource_type, is_read, created_date } = notification;
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const markRead = useMarkRead();
  const notify = useNotify();
  const title = useTypeTitle()(resource_type);
  const open = useRef<HTMLButtonElement>(null);
  const tick = async () => {
    if (!(await markRead(notification, true))) return;
    open.current?.focus(); // The tick is gone.
    notify('resources.notifications.messages.updated', { type: 'success' });
  };
  return (
    <li data-unread={!is_read || undefined}>
      <button type="button" className="open" ref={open} onClick={() => onOpen(notification)}>
        <span className="title">
          {title}
          {!is_read && <span className="visually-hidden">, {translate('inbox.unread')}</span>}
        </span>
        <span className="description">{translate(`inbox.descriptions.${resource_type}`, { _: '' })}</span>
        <time dateTime={created_date} title={longMoment(created_date, locale, timezone)}>
          {timeSince(created_date, locale)}
        </time>
      </button>
      {!is_read && (
        <IconButton
          size="small"
          title={translate('inbox.mark_read')}
          aria-label={translate('inbox.mark_one', { title })}
          onClick={() => void tick()}
        >
          <Done fontSize="small" />
        </IconButton>
      )}
    </li>
  );
}
