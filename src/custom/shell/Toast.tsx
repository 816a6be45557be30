import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslate, type NotificationPayload } from 'react-admin';
import { ErrorReference } from '../../kit/errors/ErrorReference.tsx';

/** Milliseconds before a toast closes (contract 1 §9). */
const duration = 2000;

interface ToastProps {
  id: number;
  toast: NotificationPayload;
  onClose: (id: number) => void;
}

/** One notification. Its timer pauses while it is hovered or focused. Errors stay until dismissed. */
export function Toast({ id, toast: { message, type, notificationOptions = {} }, onClose }: ToastProps) {
  const translate = useTranslate();
  const [isHeld, setIsHeld] = useState(false);
  const { autoHideDuration = type === 'error' ? null : duration, messageArgs } = notificationOptions;
  useEffect(() => {
    if (isHeld || autoHideDuration === null) return undefined;
    const timer = setTimeout(() => onClose(id), autoHideDuration);
    return () => clearTimeout(timer);
  }, [id, isHeld, autoHideDuration, onClose]);
  const isUrgent = type === 'error' || type === 'warning';
  return (
    <Alert
      role={isUrgent ? 'alert' : 'status'}
      severity={type}
      variant="filled"
      elevation={4}
      onClose={() => onClose(id)}
      closeText={translate('dialog.dismiss')}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {typeof message === 'string' ? translate(message, messageArgs) : message}
      {type === 'error' && <ErrorReference />}
    </Alert>
  );
}
