import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { onLiveUpdate } from '../live/liveUpdates.ts';
import { useLiveConnection } from '../live/useLiveConnection.ts';
import { BellButton } from './BellButton.tsx';
import { useFeed } from './useFeed.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { useNotificationText, type NotificationText } from '../useNotificationText.ts';

const NotificationsMenu = lazyWithPreload(() => import('./NotificationsMenu.tsx'));

/** The unread count and the notifications menu. Opens the live connection. */
export default function LiveBell() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { unread } = useFeed();
  useLiveConnection();
  return (
    <>
      <BellButton unread={unread} isOpen={Boolean(anchor)} onOpen={setAnchor} />
      <Announcement />
      {anchor && (
        <LazyBoundary onClose={() => setAnchor(undefined)}>
          <NotificationsMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </LazyBoundary>
      )}
    </>
  );
}

const announcementOf = ({ title, summary, when }: NotificationText) =>
  [title, summary, when].filter(Boolean).join(', ');

/** Announces new notifications to screen readers, politely. */
function Announcement() {
  const translate = useTranslate();
  const textOf = useNotificationText();
  const [newest, setNewest] = useState<Notification>();
  useEffect(() => onLiveUpdate(([first]) => first && setNewest(first)), []);
  return (
    <span role="status" className="visually-hidden">
      {newest && translate('inbox.arrived', { title: announcementOf(textOf(newest)) })}
    </span>
  );
}
