import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { HttpError, useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useReload } from '../useReload.ts';
import { appointments as model } from '../../schemas/appointments.ts';

interface CancelAppointmentProps {
  appointment: RaRecord;
  onCancelled: () => void;
}

/** Cancels an appointment, after a question. */
export function CancelAppointment({ appointment, onCancelled }: CancelAppointmentProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(model);
  const [isAsking, setIsAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const close = () => setIsAsking(false);
  const confirm = () =>
    deleteOne(
      model.name,
      { id: appointment.id, previousData: appointment },
      {
        mutationMode: 'pessimistic',
        onSuccess: (deleted) => {
          if (deleted.id === undefined) return; // The session has ended: the sign-in shows.
          notify('booking.cancel.done', { type: 'success' });
          reload();
          onCancelled();
        },
        onError: (error) => {
          const isTold = error instanceof HttpError && [0, 403].includes(error.status);
          notify(isTold ? error.message : 'booking.cancel.failed', { type: 'error' });
        },
      },
    );
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {translate('booking.cancel.button')}
      </Button>
      <Dialog open={isAsking} onClose={close} role="alertdialog">
        <DialogTitle>{translate('booking.cancel.title')}</DialogTitle>
        <DialogContent>{translate('booking.cancel.text')}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close} autoFocus>
            {translate('booking.cancel.keep')}
          </Button>
          <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
            {translate('booking.cancel.button')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
