import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { appointments as model } from '../../../schemas/appointments/appointments.ts';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';

interface CancelAppointmentProps {
  appointment: RaRecord;
  onCancelled: () => void;
}

/** Cancels an appointment after confirmation. */
export function CancelAppointment({ appointment, onCancelled }: CancelAppointmentProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);
  const [isAsking, setIsAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const confirm = () =>
    deleteOne(
      model.name,
      { id: appointment.id, previousData: appointment },
      {
        mutationMode: 'pessimistic',
        onSuccess: (deleted) => {
          if (deleted.id === undefined) return; // The session has ended: the login screen is shown.
          notify('booking.cancel.done', { type: 'success' });
          reload();
          onCancelled();
        },
        onError: (error) => notify(refusal(error, 'booking.cancel.failed'), { type: 'error' }),
      },
    );
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        {translate('booking.cancel.button')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('booking.cancel.title')}
          text={translate('booking.cancel.text')}
          confirmLabel={translate('booking.cancel.button')}
          cancelLabel={translate('booking.cancel.keep')}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
          isBusy={isPending}
        />
      )}
    </>
  );
}
