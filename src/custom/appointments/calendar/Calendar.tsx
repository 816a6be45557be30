import type { CalendarRef, EventChangeInfo, EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import french from '@fullcalendar/react/locales/fr-ca';
import '@fullcalendar/react/skeleton.css';
import theme from '@fullcalendar/react/themes/breezy';
import '@fullcalendar/react/themes/breezy/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { firstDayOfWeek } from '../../../schemas/locations/regions.ts';
import { nameOf } from '../../../schemas/model.ts';
import { defaultMinutes } from '../../../schemas/appointments/overlaps.ts';
import type { Location } from '../../../schemas/locations/locations.ts';
import { initialScrollTime, toBusinessHours, toSpecialDays } from './openHours.ts';
import { CalendarFrame } from './CalendarFrame.tsx';
import { localDateTime, timeOfDay } from './clock.ts';
import { EventContent } from './EventContent.tsx';
import { calendarEntry, timesOfEvent, toEvents } from './events.ts';
import { visibleDays, type Period } from './period.ts';
import { FreezeDuringDrag } from './FreezeDuringDrag.tsx';
import type { CalendarLocation } from './calendarLocations.ts';
import { addMinutes, slotMinutes, type OnMove, type AppointmentTimes } from './times.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useMaxStack } from './useMaxStack.ts';

const plugins = [dayGrid, timeGrid, interaction, theme];
const viewNames = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' };

/** Days with more appointments open the day view instead of the popover of the month. */
const maxListed = 40;

const renderEvent = ({ event, timeText, view }: EventDisplayInfo) => (
  <EventContent event={event} timeText={timeText} view={view} />
);

type EventMove = Pick<EventChangeInfo, 'event' | 'revert'>;

interface CalendarProps {
  period: Period;
  /** The first day that can be booked. */
  today: string;
  timezone: string;
  appointments: Appointment[];
  /** The locations, if several are shown. */
  places: ReadonlyMap<number, CalendarLocation>;
  overlaps: ReadonlySet<string>;
  /** Opening hours of the chosen location, if known. */
  place: Partial<Pick<Location, 'location_hours' | 'closures'>> | undefined;
  isPhone: boolean;
  mayMove: (appointment: Appointment) => boolean;
  onMove: OnMove;
  onOpen: (id: string) => void;
  onCreate: (times: Partial<AppointmentTimes>) => void;
  onShow: (period: Partial<Period>) => void;
}

/** Month, week or day; editable appointments can be dragged, or moved with Alt and the arrow keys. */
export default memo(function Calendar(props: CalendarProps) {
  const { period, today, timezone, appointments, places, overlaps, place, isPhone, mayMove } = props;
  const { onOpen, onCreate, onShow } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const calendar = useRef<CalendarRef>(null);
  const keys = useGridKeys(props);
  const { view, date, firstDay } = period;
  const stack = useMaxStack(keys.frame.ref, view);
  useEffect(() => {
    const api = calendar.current?.getApi();
    api?.changeView(viewNames[view]);
    api?.gotoDate(date);
  }, [view, date]);
  const events = useMemo(
    () =>
      toEvents(appointments, {
        places,
        overlaps,
        mayMove,
        titleOf: (appointment) => translate('calendar.event', { name: nameOf(model, appointment) }),
      }),
    [appointments, places, overlaps, mayMove, translate],
  );
  const timeFormat = useCallback(
    ({ date: moment }: { date: { marker: Date } }) => timeOfDay(moment.marker, locale),
    [locale],
  );
  const { businessHours, occasions } = useMemo(() => {
    const { location_hours: hours, closures } = place ?? {};
    const days = visibleDays({ view, date, firstDay });
    return {
      businessHours: hours && toBusinessHours(days, hours, closures),
      occasions: hours ? toSpecialDays(days, hours, closures) : [],
    };
  }, [place, view, date, firstDay]);
  const sources = useMemo(() => [{ events }, { events: occasions }], [events, occasions]);
  const opening = initialScrollTime(place?.location_hours);
  useEffect(() => calendar.current?.getApi().scrollToTime(opening), [opening]);
  const now = useCallback(() => localDateTime(timezone, new Date()), [timezone]);
  const take = ({ event, revert }: EventMove, isResized: boolean) => {
    const { appointment } = calendarEntry(event);
    const hasEnd = isResized || appointment.selected_end_time !== null;
    if (!props.onMove(appointment, timesOfEvent(event, hasEnd) ?? 'calendar.one_day')) revert();
  };
  return (
    <CalendarFrame {...keys.frame} data-view={view}>
      <FreezeDuringDrag
        key={timezone}
        ref={calendar}
        plugins={plugins}
        locales={[french]}
        locale={locale}
        firstDay={firstDay ?? firstDayOfWeek}
        timeZone="UTC"
        now={now}
        initialView={viewNames[view]}
        initialDate={date}
        headerToolbar={false}
        height="100%"
        eventSources={sources}
        eventContent={renderEvent}
        eventClass="calendar-entry"
        listItemEventClass="calendar-dotted"
        blockEventClass="calendar-block"
        backgroundEventClass={({ event }) =>
          event.extendedProps.isClosed ? 'calendar-occasion calendar-closed' : 'calendar-occasion'
        }
        backgroundEventColor="transparent"
        backgroundEventContent={({ event }) => event.title}
        popoverClass="calendar-list"
        slotHeaderInnerClass="calendar-hour"
        eventTimeFormat={timeFormat}
        slotHeaderFormat={timeFormat}
        displayEventEnd={false}
        eventDidMount={({ el, event }) => {
          el.dataset.eventId = event.id;
          keys.onMount(el);
        }}
        dayCellClass={({ isPast }) => (isPast ? 'calendar-past' : 'calendar-open')}
        dayCellTopInnerClass={({ isOther, isToday }) => (isOther || isToday ? '' : 'calendar-current')}
        dayCellDidMount={({ el }) => keys.onMount(el)}
        dayHeaderDidMount={({ el }) => keys.onMount(el)}
        dayLaneClass={({ isPast }) => (isPast ? 'calendar-past' : 'calendar-lane')}
        dayMaxEvents={isPhone ? 0 : true}
        eventMaxStack={stack}
        dayLaneInnerClass="calendar-stack"
        columnMoreLinkClass="calendar-rest"
        rowMoreLinkClass={isPhone ? 'calendar-more calendar-count' : 'calendar-more'}
        moreLinkHint={(num) => translate('calendar.show', { smart_count: num })}
        moreLinkContent={({ num }) => {
          if (view !== 'month') return `+${num}`;
          return isPhone ? num : translate('calendar.more', { smart_count: num });
        }}
        moreLinkClick={({ allSegs, date: day }) => {
          if (view !== 'month' || allSegs.length <= maxListed) return 'popover';
          return onShow({ view: 'day', date: day.toISOString().slice(0, 10) });
        }}
        slotEventOverlap={false}
        slotDuration={{ minutes: slotMinutes }}
        eventMinHeight={20}
        slotHeaderInterval={{ hours: 1 }}
        defaultTimedEventDuration={{ minutes: defaultMinutes }}
        scrollTime={opening}
        businessHours={businessHours}
        nonBusinessHoursClass="calendar-closed"
        allDayText={translate('calendar.no_time')}
        nowIndicator
        longPressDelay={500}
        dateClick={({ dateStr, allDay }) => {
          const [selected_date = '', time] = dateStr.split('T');
          if (selected_date < today) return;
          const start = allDay ? undefined : time?.slice(0, 8);
          onCreate({
            selected_date,
            selected_start_time: start,
            selected_end_time: start && addMinutes(start, defaultMinutes),
          });
        }}
        eventClick={({ event }) => event.display !== 'background' && onOpen(event.id)}
        eventDrop={(move) => take(move, false)}
        eventResize={(move) => take(move, true)}
      />
    </CalendarFrame>
  );
});
