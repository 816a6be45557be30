import { useParams } from 'react-router-dom';
import { pathOf } from '../../../schemas/model.ts';
import { quotes } from '../../../schemas/appointments/quotes.ts';
import AppointmentDialog from '../details/AppointmentDialog.tsx';
import BookingDialog from '../booking/BookingDialog.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';

/** Sends a new quote, or shows the one that the address names. */
export default function QuoteDialog() {
  const { id } = useParams();
  const close = useCloseDialog(pathOf(quotes));
  return id === undefined ? (
    <BookingDialog type="QUOTE" onClose={close} />
  ) : (
    <AppointmentDialog key={id} id={id} onClose={close} />
  );
}
