import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { AppointmentDialog } from '../../appointments/index.ts';

/** The dialog of the appointment in the URL, over the customer's page. */
export function CustomerBookingDialog() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = parameters.get('service');
  if (!id) return null;
  const close = () => {
    if ((state as { dialog?: boolean } | null)?.dialog) void navigate(-1);
    else setParameters({ cid: parameters.get('cid') ?? '' }, { replace: true });
  };
  return (
    <LazyBoundary onClose={close}>
      <AppointmentDialog key={id} id={id} onClose={close} />
    </LazyBoundary>
  );
}
