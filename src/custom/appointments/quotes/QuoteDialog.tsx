import { useParams } from 'react-router-dom';
import AppointmentDialog from '../details/AppointmentDialog.tsx';
import BookingDialog from '../booking/BookingDialog.tsx';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';

/** A new quote, or the one in the URL. */
export default function QuoteDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  return id === undefined ? (
    <BookingDialog type="QUOTE" onClose={close} />
  ) : (
    <AppointmentDialog key={id} id={id} onClose={close} />
  );
}
