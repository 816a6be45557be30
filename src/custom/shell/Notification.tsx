import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { Toast } from './Toast.tsx';

let count = 0;

interface Shown {
  id: number;
  toast: NotificationPayload;
}

/** Says what happened, above a dialog too. What is new takes the place of what came before, unless that offers something. */
export function Notification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [shown, setShown] = useState<Shown[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notifications.length === 0) return;
    const added = notifications.map((toast) => ({ id: (count += 1), toast }));
    setShown((before) => [...before.filter(offersSomething), ...added]);
    resetNotifications();
  }, [notifications, resetNotifications]);
  const close = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), []);
  useEffect(() => (place.current ? keepHeard(place.current) : undefined), []);
  return createPortal(
    <Place ref={place} aria-live="polite">
      {shown.map(({ id, toast }) => (
        <Toast key={id} {...{ id, toast }} onClose={close} />
      ))}
    </Place>,
    document.body,
  );
}

const offersSomething = ({ toast }: Shown) => typeof toast.message !== 'string';

/** A dialog hides from screen readers what stands beside it: not what tells them of its success. */
function keepHeard(place: HTMLElement): () => void {
  const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'));
  observer.observe(place, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 4,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: 8,
  justifyItems: 'end',
  maxWidth: 'min(420px, calc(100vw - 32px))',
}));
