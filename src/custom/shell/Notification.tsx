import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { layout } from '../../theme/tokens.ts';

const duration = 2000;

/** Shows what happened, one message after the other; clicks go through to what lies below. */
export function Notification() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [current] = notifications;
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(takeNotification, current.notificationOptions?.autoHideDuration ?? duration);
    return () => clearTimeout(timer);
  }, [current, takeNotification]);
  const isUrgent = current?.type === 'error' || current?.type === 'warning';
  return (
    <Place aria-live={isUrgent ? 'assertive' : 'polite'}>
      {current && (
        <Alert role={isUrgent ? 'alert' : 'status'} severity={current.type} variant="filled" elevation={4}>
          {typeof current.message === 'string'
            ? translate(current.message, current.notificationOptions?.messageArgs)
            : current.message}
        </Alert>
      )}
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: layout.topBar + 12,
  right: 16,
  zIndex: theme.zIndex.snackbar,
  maxWidth: 'min(420px, calc(100vw - 32px))',
  pointerEvents: 'none',
}));
