import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { Toast } from './Toast.tsx';

interface Shown {
  id: number;
  toast: NotificationPayload;
}

/** Says what happened, above a dialog too. What is new takes the place of what came before, unless that offers something. */
export function Notification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [{ seen, count, shown }, setState] = useState(nothing);
  const place = useRef<HTMLDivElement>(null);
  if (seen !== notifications) {
    const added = notifications.filter(isSaidOnce).map((toast, index) => ({ id: count + index, toast }));
    const kept = added.length > 0 ? shown.filter(offersSomething) : shown;
    setState({ seen: notifications, count: count + added.length, shown: [...kept, ...added] });
  }
  useEffect(() => {
    if (notifications.length > 0) resetNotifications();
  }, [notifications, resetNotifications]);
  const close = useCallback(
    (id: number) => setState((state) => ({ ...state, shown: state.shown.filter((one) => one.id !== id) })),
    [],
  );
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

interface State {
  /** What react-admin handed over last. */
  seen: NotificationPayload[];
  count: number;
  shown: Shown[];
}

const nothing: State = { seen: [], count: 0, shown: [] };

const isSaidOnce = ({ message }: NotificationPayload, index: number, all: NotificationPayload[]) =>
  all.findIndex((one) => one.message === message) === index;

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
