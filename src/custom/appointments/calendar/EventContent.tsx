import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useLookups } from '../../store/index.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { nameOf } from '../../../schemas/model.ts';
import { colourOf, calendarEntry } from './events.ts';
import { timeOfDay } from './clock.ts';
import { slotMinutes } from './times.ts';

type EventContentProps = Pick<EventDisplayInfo, 'event' | 'timeText' | 'view'>;

const minute = 60_000;

/** Number of lines that fit below the name: one per further 15 minutes. */
const linesOf = ({ start, end }: EventContentProps['event']) =>
  start && end ? Math.floor((Number(end) - Number(start)) / (slotMinutes * minute)) - 1 : 0;

/** The first repair and the number of others: 'iPhone 15 · Screen Replacement +1'. */
function workOf({ repairs: [first, ...others] }: Appointment): string {
  if (!first) return '';
  const work = [first.product_name, first.repair_name].filter(Boolean).join(' · ');
  return others.length > 0 ? `${work} +${others.length}` : work;
}

/** Customer, work, time, location and state of an appointment; the state is a colour, and text for screen readers. */
export function EventContent({ event, timeText, view }: EventContentProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { textOf } = useLookups();
  const { appointment, place, isOverlapping } = calendarEntry(event);
  const isMonth = view.type === 'dayGridMonth';
  const name = nameOf(model, appointment);
  const end = event.end && timeOfDay(event.end, locale);
  const lasting = [timeText, end].filter(Boolean).join(' – ');
  const { is_voided, status: code } = appointment;
  const status = is_voided ? translate('booking.voided') : textOf('APPOINTMENT_STATUS', code);
  const overlap = isOverlapping && translate('calendar.overlap');
  const outside = !is_voided && appointment.is_outside_hours && translate('calendar.outside_hours');
  const waits =
    !is_voided && appointment.parts_state === 'WAITING' && translate('booking.parts.states.WAITING');
  const work = workOf(appointment);
  const lines = [work, place?.name, lasting].filter(Boolean);
  const shown = isMonth ? 0 : linesOf(event);
  const details = [...lines.slice(shown), status, overlap, outside, waits].filter(Boolean);
  return (
    <span
      className="calendar-event"
      data-place={place && true}
      data-cancelled={is_voided || undefined}
      title={[event.title, work, lasting, place?.name, status, overlap, outside, waits]
        .filter(Boolean)
        .join('\n')}
    >
      <span className="head">
        {place && <span className="state" style={{ backgroundColor: colourOf(appointment) }} />}
        <span className="title">
          <span className="name">{name}</span>
          <span className="word">{event.title.replace(name, '')}</span>
        </span>
        {(overlap || outside || waits) && <Warning className="overlap" aria-hidden />}
      </span>
      {isMonth && timeText && <span className="when">{timeText}</span>}
      {lines.slice(0, shown).map((line) => (
        <span key={line} className="line">
          {line}
        </span>
      ))}
      <span className="visually-hidden">, {details.join(', ')}</span>
    </span>
  );
}
