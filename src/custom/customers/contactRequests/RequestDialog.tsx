import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { useMarkReadOnOpen } from '../../../kit/reading/useMarkReadOnOpen.ts';
import { contactRequests, type ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { mails } from '../../../schemas/mail/mail.ts';
import { NewTicketLink } from '../../tickets/index.ts';
import { ReplyButton } from './ReplyButton.tsx';
import { AnsweredNotice } from './AnsweredNotice.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestReplies } from './RequestReplies.tsx';
import { useRequestMarking } from './useRequestMarking.ts';

/** The contact request in the URL, over the list; opening it marks it as read (contract 4 §2.8). */
export default function RequestDialog() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const close = useCloseDialog();
  const { data, error } = useGetOne<ContactRequest>(contactRequests.name, { id }, { retry: false });
  const mayRead = useCan()('list', mails);
  useMarkReadOnOpen(useRequestMarking(), data);
  return (
    <DialogFrame title={translate('resources.customerRequests.details')} onClose={close}>
      {error && !data && <DialogError message={error.message} onClose={close} />}
      {!error && !data && <FormSkeleton slots={4} />}
      {data && (
        <>
          <DialogContent dividers>
            {data.replies > 0 && <AnsweredNotice request={data} />}
            <RequestDetails request={data} />
            {mayRead && <RequestReplies request={data} />}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={close} autoFocus>
              {translate('dialog.close')}
            </Button>
            <NewTicketLink from="request" id={data.id} locationId={data.location_id} />
            <ReplyButton request={data} onReply={close} />
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}
