import { isDeepStrictEqual } from 'node:util';
import { isWorkedOn, type Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../src/schemas/can.ts';
import {
  messageTypes,
  type MessageType,
  type ResourceType,
} from '../../src/schemas/notifications/notifications.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import { contactErrors, findOrCreateCustomer } from '../customers/index.ts';
import { isBookedFor } from './isBookedFor.ts';
import { checkMoved, newBooking } from './booking.ts';
import { wrongCodes } from './codes.ts';
import { addConversions, acceptQuote, checkQuote, quotedRepairs } from './conversion.ts';
import { notificationData } from './notificationData.ts';
import { addOrders } from './orders.ts';
import { addOutsideHours } from './openingHours.ts';
import { planReminder } from './reminder.ts';
import { addRepairs, storeRepairs } from './selectedRepairs.ts';
import { moveAlong } from './followers.ts';
import { addTickets, ticketsOf } from './tickets.ts';
import { needsNotice, scheduleNotice } from './scheduleNotice.ts';
import { aboutAppointment } from '../notifications/index.ts';
import { addPartsState } from './parts/partsState.ts';
import { settleParts } from './parts/bookingParts.ts';
import { releasedParts } from './parts/releasedParts.ts';
import type { Inventory } from '../inventory/index.ts';
import { invalid } from '../core/problem.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { parallel } from '../core/parallel.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Delay in ms before a customer is informed of a change of an appointment. */
    noticeDelay: number;
  }
}

/** Appointments and quotes: repairs, parts, codes, and notifications; the customer is informed after `tellAfter` ms. */
export const appointmentHooks = (inventory: Inventory, tellAfter: number): Hooks<Appointment> => ({
  filters: { customer_id: (scope, ids: string[]) => isBookedFor(scope, ids) },

  complete: async (scope, records) => {
    // Orders and tickets of quotes are those of their appointments.
    await parallel([
      addRepairs(scope, records),
      addConversions(scope, records).then(() =>
        parallel([addOrders(scope, records), addTickets(scope, records)]),
      ),
      addOutsideHours(scope, records),
      addPartsState(scope, records),
    ]);
  },

  beforeWrite: async ({ scope, who }, appointment, stored) => {
    const errors = [
      ...(await wrongCodes(scope, appointment, stored ?? {})),
      ...(await missingContact(scope, appointment, stored)),
    ];
    if (errors.length > 0) throw invalid(errors);
    const technician = technicianOf(who, appointment, stored);
    if (stored) {
      await checkMoved(scope, appointment, stored);
      return technician;
    }
    await checkQuote(scope, who, appointment);
    const row = await newBooking(scope, appointment);
    return { ...row, ...technician, customer_id: await findOrCreateCustomer(scope, who, appointment) };
  },

  afterWrite: async ({ scope, who }, record, stored) => {
    const repairs = isDeepStrictEqual(record.repairs, stored?.repairs)
      ? record.repairs
      : await storeRepairs(scope, record, stored?.repairs ?? (await quotedRepairs(scope, record.quote_id)));
    if (!stored && record.quote_id) await acceptQuote(scope, who, record.quote_id, true);
    if (stored && stored.location_id !== record.location_id)
      await moveAlong(scope, who.staff_id, record, Boolean(stored.appointment_id));
    if (needsNotice({ ...record, repairs }, stored)) {
      await scheduleNotice(scope, record, stored, { by: who.staff_id, after: tellAfter });
      await planReminder(scope, record, who.staff_id);
    }
    const parts =
      stored && (await ticketsOf(scope, [record.id])).has(record.id)
        ? { before: [] }
        : await settleParts(inventory, scope, who.staff_id, { ...record, repairs }, stored);
    const news = newsOf(record, stored);
    if (!news) return;
    await inventory.notify(scope, {
      type: news.type,
      contact: messageTypes.find((one: MessageType) => one === record.customer_contact_method),
      locationId: record.location_id,
      by: who.staff_id,
      body: aboutAppointment(news.title, record, repairs, stored),
      data: {
        ...notificationData(news.event, record, repairs, stored),
        ...(news.event === 'cancelled' && (await releasedParts(scope, who.staff_id, parts))),
      },
    });
  },
});

/** Unchanged contact data are not checked again. */
const missingContact = async (
  scope: Scope,
  { customer_email: email, customer_phone: phone }: Appointment,
  stored: Appointment | undefined,
) =>
  stored && stored.customer_email === email && stored.customer_phone === phone
    ? []
    : contactErrors(scope, { email, phone }, '/customer_');

/** Who sets an appointment to in progress or completed becomes its technician, unless one is given. */
const technicianOf = (
  who: Who,
  { type, status, technician_id }: Appointment,
  stored: Appointment | undefined,
) =>
  type === 'APPOINTMENT' && isWorkedOn(status) && status !== stored?.status && !technician_id
    ? { technician_id: who.staff_id }
    : {};

interface News {
  type: ResourceType;
  event: NotificationData['event'];
  /** Heading of the notification. */
  title: string;
}

function newsOf({ type, ...after }: Appointment, before: Appointment | undefined): News | undefined {
  const noun = type === 'QUOTE' ? 'Quote' : 'Appointment';
  if (!before) return { type: `REPAIR_${type}`, event: 'created', title: `New ${noun.toLowerCase()}` };
  const differs = (...keys: (keyof typeof after)[]) => keys.some((key) => after[key] !== before[key]);
  if (differs('is_voided'))
    return { type: 'REPAIR_APPOINTMENT_CANCELLATION', event: 'cancelled', title: `${noun} cancelled` };
  if (differs('location_id', 'selected_date', 'selected_start_time', 'selected_end_time'))
    return { type: 'REPAIR_APPOINTMENT_INFORMATION', event: 'moved', title: `${noun} rescheduled` };
  if (differs('status', 'quote_status'))
    return { type: 'REPAIR_STATUS_UPDATE', event: 'changed', title: `${noun} updated` };
  return undefined;
}
