import Done from '@mui/icons-material/Done';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useSession } from '../../../authProvider/session.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import { useNotificationMarking } from '../useNotificationMarking.ts';
import { useNotificationText } from '../useNotificationText.ts';

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
}

/** A notification with its event, subject, time and age. Opens the message, or marks it as read. */
export function NotificationItem({ notification, onOpen }: NotificationItemProps) {
  const { is_read, created_date } = notification;
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { markOne } = useNotificationMarking();
  const notify = useNotify();
  const { title, summary, when } = useNotificationText()(notification);
  const open = useRef<HTMLButtonElement>(null);
  const tick = async () => {
    if (!(await markOne(notification, true))) return;
    open.current?.focus(); // The focused mark-as-read button has unmounted.
    notify('resources.notifications.messages.updated', { type: 'success' });
  };
  return (
    <li data-unread={!is_read || undefined}>
      <button type="button" className="open" ref={open} onClick={() => onOpen(notification)}>
        <span className="title">
          {title}
          {!is_read && <span className="visually-hidden">, {translate('inbox.unread')}</span>}
        </span>
        <span className="description">{summary}</span>
        {when && <span className="description">{when}</span>}
        <time dateTime={created_date} title={longMoment(created_date, locale, timezone)}>
          {timeSince(created_date, locale)}
        </time>
      </button>
      {!is_read && (
        <IconButton
          size="small"
          title={translate('reading.mark_read')}
          aria-label={translate('inbox.mark_one', {
            title: [title, notification.data?.customer].filter(Boolean).join(', '),
          })}
          onClick={() => void tick()}
        >
          <Done fontSize="small" />
        </IconButton>
      )}
    </li>
  );
}
