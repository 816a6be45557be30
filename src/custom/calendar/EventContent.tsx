import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLookups } from '../../resources/appointments/useLookups.ts';
import { entryOf } from './events.ts';

/** Time, customer and state of an appointment; the state is a colour to the eye and a word to screen readers. */
export function EventContent({ event, timeText }: Pick<EventDisplayInfo, 'event' | 'timeText'>) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  const { appointment, isOverlapping } = entryOf(event);
  const status = textOf('APPOINTMENT_STATUS', appointment.status);
  const overlap = isOverlapping && translate('calendar.overlap');
  return (
    <span className="calendar-event" title={[event.title, status, overlap].filter(Boolean).join('\n')}>
      {timeText && <span className="time">{timeText} </span>}
      <span className="name">{event.title}</span>
      <span className="visually-hidden">, {status}</span>
      {overlap && (
        <>
          <Warning className="overlap" aria-hidden />
          <span className="visually-hidden">, {overlap}</span>
        </>
      )}
    </span>
  );
}
