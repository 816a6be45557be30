import type { messages, notificationRecipients, notifications } from '../notifications/index.ts';
import type { Appointment, Booked } from './appointments.ts';
import type { DemoStore } from './data/stores.ts';
import { announcements } from './data/words.ts';
import { groupBy } from '../core/groupBy.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import { aboutRequest, requestData } from '../customers/index.ts';
import { appointmentData } from './notificationData.ts';
import { aboutAnnouncement, aboutAppointment } from './messages.ts';
import { people } from './people.ts';
import { Random, uuidOf } from './random.ts';
import type { ContactRequest } from './requests.ts';
import { storeIdOf } from './stores.ts';

const HOUR = 3_600_000;

interface Event {
  id?: string;
  type: string;
  locationId: number | null;
  date: Date;
  body: string;
  data: NotificationData | null;
}

/**
 * Notifications of every contact request, of the newest appointments and quotes, and some announcements, as the
 * services write them.
 */
export function buildNotifications(
  store: DemoStore,
  { appointments, selected }: Booked,
  requests: ContactRequest[],
  locationIds: number[],
  now: Date,
) {
  const random = new Random(`${store.key}/notifications`);
  const services = groupBy(selected, ({ appointment_id }) => appointment_id);
  const events: Event[] = [
    ...appointments.map((appointment) => {
      const type = typeOf(appointment, random);
      const repairs = services.get(appointment.id) ?? [];
      return {
        type,
        locationId: appointment.location_id,
        date: appointment.created_date,
        body: aboutAppointment(appointment, repairs),
        data: appointmentData(type, appointment, repairs),
      };
    }),
    ...announcements.map((announcement) => ({
      type: 'GENERAL',
      locationId: null,
      date: new Date(now.getTime() - random.integer(3, 30 * 24) * HOUR),
      body: aboutAnnouncement(announcement),
      data: null,
    })),
  ];
  const written = requests.map((request) => ({
    id: request.notification_id,
    type: 'CUSTOMER_CONTACT_REQUEST',
    locationId: request.location_id ?? null,
    date: request.created_date,
    body: aboutRequest(request),
    data: requestData(request),
  }));
  const newest = events
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, store.counts.notifications);
  return [...newest, ...written].map((event, index) => tell(store, event, index, locationIds, random, now));
}

function typeOf({ type, is_voided, status }: Appointment, random: Random): string {
  if (type === 'QUOTE') return 'REPAIR_QUOTE';
  if (is_voided) return 'REPAIR_APPOINTMENT_CANCELLATION';
  return status === 'COMPLETED' && random.chance(0.4) ? 'REPAIR_STATUS_UPDATE' : 'REPAIR_APPOINTMENT';
}

/** Builds message, notification and recipients' copies of one event. */
function tell(
  store: DemoStore,
  { id, type, locationId, date, body, data }: Event,
  index: number,
  locationIds: number[],
  random: Random,
  now: Date,
) {
  const store_id = storeIdOf(store);
  const dates = { created_date: date, modified_date: date };
  const message: typeof messages.$inferInsert & { id: string } = {
    id: uuidOf(`${store.key}/message/${index}`),
    store_id,
    body,
    ...dates,
  };
  const notification: typeof notifications.$inferInsert & { id: string } = {
    id: id ?? uuidOf(`${store.key}/notification/${index}`),
    store_id,
    location_id: locationId,
    message_id: message.id,
    data,
    resource_type: type,
    customer_message_type: random.pick(['EMAIL', 'EMAIL', 'EMAIL', 'PHONE', 'TEXT']),
    ...dates,
  };
  const mailbox = store.locations[locationIds.indexOf(locationId ?? -1)]?.mailbox;
  const age = now.getTime() - date.getTime();
  const recipients: (typeof notificationRecipients.$inferInsert)[] = people(store)
    .filter(
      ({ person, location }) =>
        !mailbox || location === mailbox || person.role === 'ADMIN' || person.role === 'STORE_OWNER',
    )
    .map(({ person }) => {
      const isRead = age > 48 * HOUR ? random.chance(0.75) : random.chance(0.1);
      return {
        store_id,
        notification_id: notification.id,
        staff_id: person.id,
        resource_type: type,
        is_read: isRead,
        read_date: isRead ? new Date(date.getTime() + Math.floor(age * random.next())) : null,
        created_date: date,
      };
    });
  return { message, notification, recipients };
}
