import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useSession } from '../../../authProvider/session.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { Message } from './Message.tsx';
import { useTypeTitle } from '../useTypeTitle.ts';

/** The message of a notification; opening it marks the notification as read. */
export default function MessageDialog({
  notification,
  onClose,
}: {
  notification: Notification;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const title = useTypeTitle();
  return (
    <DialogFrame title={title(notification.resource_type)} onClose={onClose}>
      <DialogContent dividers>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {longMoment(notification.created_date, locale, timezone)}
        </Typography>
        <Message notification={notification} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
