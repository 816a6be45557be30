import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { dayIn } from '../../../schemas/days.ts';
import { useAppointmentCalls } from '../calls.ts';

/** Sends the current confirmation of a future appointment, or the quote, again. */
export function SendAgain({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useCan();
  const queryClient = useQueryClient();
  const { locations, store } = useSession();
  const { sendConfirmation } = useAppointmentCalls();
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const { id, type, is_voided, location_id, selected_date, customer_email } = appointment;
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendConfirmation({ params: { id }, body: { key } }),
    onSuccess: () => {
      setKey(crypto.randomUUID());
      notify('booking.again.done', { type: 'success', messageArgs: { email: customer_email } });
      void queryClient.invalidateQueries({ queryKey: ['mails'] });
    },
    onError: (error) => notify(reasonOf(error, 'booking.again.failed'), { type: 'error' }),
  });
  const { timezone } = locations.find((one) => one.id === location_id) ?? store;
  const isPast = type === 'APPOINTMENT' && selected_date < dayIn(timezone);
  if (is_voided || isPast || !may('update', model, appointment)) return null;
  return (
    <Button
      size="small"
      loading={isPending}
      title={translate(`booking.again.${type}`)}
      onClick={() => mutate()}
      sx={{ ml: -1.25 }}
    >
      {translate('booking.again.button')}
    </Button>
  );
}
