import Warning from '@mui/icons-material/WarningAmberOutlined';
import { useLocale, useTranslate } from 'react-admin';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLookups } from '../../store/index.ts';
import { appointments as model } from '../../../schemas/appointments/appointments.ts';
import { nameOf } from '../../../schemas/model.ts';
import { entryOf } from './events.ts';
import { timeOfDay } from './days.ts';

type EventContentProps = Pick<EventDisplayInfo, 'event' | 'timeText' | 'view'>;

const minute = 60_000;

/** One that is too low for two lines. */
const isShort = ({ start, end }: EventContentProps['event']) =>
  start && end ? Number(end) - Number(start) < 45 * minute : false;

/** Customer, time and state of an appointment; the state is a colour to the eye and a word to screen readers. */
export function EventContent({ event, timeText, view }: EventContentProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { textOf } = useLookups();
  const { appointment, place, isOverlapping } = entryOf(event);
  const isMonth = view.type === 'dayGridMonth';
  const name = nameOf(model, appointment);
  // In a week there is no room for both.
  const hasEnd = view.type === 'timeGridDay' || (!isMonth && !place);
  const end = event.end && timeOfDay(event.end, locale);
  const lasting = [timeText, end].filter(Boolean).join(' – ');
  const shownPlace = !isMonth && place;
  const status = textOf('APPOINTMENT_STATUS', appointment.status);
  const overlap = isOverlapping && translate('calendar.overlap');
  const outside = appointment.is_outside_hours && translate('calendar.outside_hours');
  const told = [isMonth && place, status, overlap, outside].filter(Boolean);
  return (
    <span
      className="calendar-event"
      data-short={isShort(event) || undefined}
      title={[event.title, lasting, place, status, overlap, outside].filter(Boolean).join('\n')}
    >
      <span className="head">
        <span className="title">
          <span className="name">{name}</span>
          <span className="word">{event.title.replace(name, '')}</span>
        </span>
        {(overlap || outside) && <Warning className="overlap" aria-hidden />}
      </span>
      {(timeText || shownPlace) && (
        <span className="when">
          {timeText && <span className="time">{timeText}</span>}
          {timeText && hasEnd && end && <span className="end">– {end}</span>}
          {shownPlace && <span className="place">{shownPlace}</span>}
        </span>
      )}
      <span className="visually-hidden">, {told.join(', ')}</span>
    </span>
  );
}
