import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { onNews } from '../live/news.ts';
import { useLive } from '../live/useLive.ts';
import { BellButton } from './BellButton.tsx';
import { useFeed } from './useFeed.ts';
import { useTypeTitle } from '../useTypeTitle.ts';

const NotificationsMenu = lazy(() => import('./NotificationsMenu.tsx'));

/** How many notifications are unread, and the way to them; keeps the live connection. */
export default function LiveBell() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { unread } = useFeed();
  useLive();
  return (
    <>
      <BellButton unread={unread} isOpen={Boolean(anchor)} onOpen={setAnchor} />
      <Announcement />
      {anchor && (
        <Suspense>
          <NotificationsMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Tells screen readers of what arrives, when they have time. */
function Announcement() {
  const translate = useTranslate();
  const titleOf = useTypeTitle();
  const [newest, setNewest] = useState<Notification>();
  useEffect(() => onNews(([first]) => first && setNewest(first)), []);
  return (
    <span role="status" className="visually-hidden">
      {newest && translate('inbox.arrived', { title: titleOf(newest.resource_type) })}
    </span>
  );
}
