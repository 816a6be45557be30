import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { codeOf, removeQueued, ticketQueue, type QueuedTicket } from './queue.ts';
import { QueuedPapers } from './QueuedPapers.tsx';

interface QueuedTicketAlertProps {
  entry: QueuedTicket;
  /** It was kept just now, in place of the form that had the focus. */
  isLatest: boolean;
}

/** A kept ticket with its code: its papers while it waits, its number when it was sent, or why it was not taken. */
export function QueuedTicketAlert({ entry, isLatest }: QueuedTicketAlertProps) {
  const translate = useTranslate();
  const { staff_id } = useSession().who;
  const { id, customer, devices, lacksPasscode, lostPhotos = 0 } = entry;
  const [isAsking, setIsAsking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLatest) box.current?.focus();
  }, [isLatest]);
  const code = codeOf(id);
  const isSent = entry.number !== undefined;
  const { refusal, failure } = isSent ? {} : entry;
  const reason = refusal ?? failure;
  const remove = () => removeQueued(staff_id, id);
  /** While it is corrected it is not sent as it was. */
  const hold = () => {
    if (!isSent && reason !== undefined) ticketQueue.keep(staff_id, { ...entry, refusal: reason });
  };
  const text = isSent
    ? translate('intake.offline.sent', { number: entry.number, code })
    : translate(`intake.offline.${refusal ? 'refused' : failure ? 'failed' : 'kept'}`, { code, reason });
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role={isLatest ? 'status' : 'note'}
      severity={isSent ? 'success' : refusal ? 'error' : 'warning'}
    >
      <strong>{[code, customer, ...devices].filter(Boolean).join(' · ')}</strong>
      <br />
      {text}
      {lostPhotos > 0 && ` ${translate('intake.offline.lost_photos', { smart_count: lostPhotos })}`}
      {lacksPasscode && ` ${translate('intake.offline.passcode')}`}
      <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', mt: 1, ml: -1.25 }}>
        {isSent ? (
          <>
            <Button size="small" color="inherit" component={Link} to={`/Tickets/${id}`} onClick={remove}>
              {translate('resources.tickets.actions.view')}
            </Button>
            <Button size="small" color="inherit" onClick={remove}>
              {translate('dialog.close')}
            </Button>
          </>
        ) : (
          <QueuedPapers entry={entry} />
        )}
        {reason !== undefined && (
          <>
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={`/Tickets/create?queued=${id}`}
              onClick={hold}
            >
              {translate('intake.offline.open')}
            </Button>
            <Button size="small" color="inherit" onClick={() => setIsAsking(true)}>
              {translate('intake.offline.remove')}
            </Button>
          </>
        )}
      </Stack>
      {isAsking && (
        <Confirm
          title={translate('intake.offline.remove_title', { code })}
          text={translate('intake.offline.remove_text')}
          confirmLabel={translate('intake.offline.remove')}
          cancelLabel={translate('dialog.cancel')}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Alert>
  );
}
