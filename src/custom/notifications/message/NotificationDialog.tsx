import { useGetMany } from 'react-admin';
import { useParams } from 'react-router-dom';
import MessageDialog from './MessageDialog.tsx';
import { notifications, type Notification } from '../../../schemas/notifications/notifications.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useResourceText } from '../../../kit/useResourceText.ts';

/** Opens the notification in the URL over the list. */
export default function NotificationDialog() {
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const text = useResourceText({ resource: notifications.name });
  const { data, error, isPending } = useGetMany<Notification>(notifications.name, { ids: [id] });
  const found = data?.find((one) => one?.id === id);
  if (found) return <MessageDialog notification={found} onClose={close} />;
  return (
    <DialogFrame title={text.action('view')} onClose={close}>
      {isPending ? (
        <FormSkeleton slots={3} />
      ) : (
        <DialogError message={error ? error.message : 'messages.not_found'} onClose={close} />
      )}
    </DialogFrame>
  );
}
