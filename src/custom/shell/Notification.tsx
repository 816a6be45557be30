import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { Toast } from './Toast.tsx';

interface Shown {
  id: number;
  toast: NotificationPayload;
}

/** Shows toasts, above dialogs too. A new toast replaces earlier ones, except those with an action. */
export function Notification() {
  const { notifications, resetNotifications } = useNotificationContext();
  const [{ seen, count, shown }, setState] = useState(nothing);
  const region = useRef<HTMLDivElement>(null);
  if (seen !== notifications) {
    const added = notifications
      .filter(isFirstWithMessage)
      .map((toast, index) => ({ id: count + index, toast }));
    const kept = added.length > 0 ? shown.filter(hasAction) : shown;
    setState({ seen: notifications, count: count + added.length, shown: [...kept, ...added] });
  }
  useEffect(() => {
    if (notifications.length > 0) resetNotifications();
  }, [notifications, resetNotifications]);
  const close = useCallback(
    (id: number) => setState((state) => ({ ...state, shown: state.shown.filter((one) => one.id !== id) })),
    [],
  );
  useEffect(() => (region.current ? keepAnnounced(region.current) : undefined), []);
  return createPortal(
    <ToastRegion ref={region} aria-live="polite">
      {shown.map(({ id, toast }) => (
        <Toast key={id} {...{ id, toast }} onClose={close} />
      ))}
    </ToastRegion>,
    document.body,
  );
}

interface State {
  /** The last array passed by react-admin. */
  seen: NotificationPayload[];
  count: number;
  shown: Shown[];
}

const nothing: State = { seen: [], count: 0, shown: [] };

const isFirstWithMessage = ({ message }: NotificationPayload, index: number, all: NotificationPayload[]) =>
  all.findIndex((one) => one.message === message) === index;

const hasAction = ({ toast }: Shown) => typeof toast.message !== 'string';

/** MUI dialogs set aria-hidden on their siblings. Toasts must stay announced while a dialog is open. */
function keepAnnounced(region: HTMLElement): () => void {
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

const ToastRegion = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: 4,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  gap: 8,
  justifyItems: 'end',
  maxWidth: 'min(420px, calc(100vw - 32px))',
}));
