import { useEffect, useRef } from 'react';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { useMarkRead } from '../useMarkRead.ts';

/** Notes that a notification is read, by being shown. */
export function useReadOnce(notification: Notification): void {
  const markRead = useMarkRead();
  const isMarked = useRef(notification.is_read);
  useEffect(() => {
    if (isMarked.current) return;
    isMarked.current = true;
    void markRead(notification, true);
  }, [notification, markRead]);
}
