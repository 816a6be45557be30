import { useMatch } from 'react-router-dom';
import { useSession } from '../../authProvider/session.ts';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import { AppointmentDialog } from '../appointments/index.ts';
import { DayFigures } from './figures/DayFigures.tsx';
import { Today } from './Today.tsx';
import { Greeting } from './Greeting.tsx';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';

/**
 * The first page: today's appointments, quotes and figures. Shows only the greeting when the store's dashboard is
 * disabled.
 */
export default function DashboardPage() {
  const isOn = useSession().features.has('DASHBOARD_DASHBOARD');
  const id = useMatch('/dashboard/appointments/:id')?.params.id;
  const close = useCloseDialog('/dashboard');
  return (
    <>
      <Greeting />
      {isOn && <DayFigures />}
      {isOn && <Today />}
      {isOn && id !== undefined && (
        <LazyBoundary onClose={close}>
          <AppointmentDialog key={id} id={id} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
