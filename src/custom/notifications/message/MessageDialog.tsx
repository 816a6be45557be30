import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { Message } from './Message.tsx';
import { subjectPath, useNotificationText } from '../useNotificationText.ts';
import { useMarkReadOnOpen } from '../../../kit/reading/useMarkReadOnOpen.ts';
import { useNotificationMarking } from '../useNotificationMarking.ts';
import { Facts } from './Facts.tsx';

/** Shows a notification, with a link to its subject. Opening it marks the notification as read. */
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
  const { title } = useNotificationText()(notification);
  const path = subjectPath(notification);
  const { data } = notification;
  useMarkReadOnOpen(useNotificationMarking(), notification);
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogContent dividers>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {longMoment(notification.created_date, locale, timezone)}
        </Typography>
        {data && path && data.subject !== 'REQUEST' ? (
          <Facts notification={notification} data={data} />
        ) : (
          <Message notification={notification} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('dialog.close')}
        </Button>
        {data && path && (
          <Button variant="contained" component={Link} to={path} onClick={onClose}>
            {translate(`inbox.open.${data.subject}`)}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
