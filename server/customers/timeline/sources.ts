import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import {
  appointments as bookingModel,
  type AppointmentRepair,
} from '../../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../../src/schemas/can.ts';
import { customerRequests } from '../../../src/schemas/customers/requests.ts';
import { aboutLength, type TimelineEntry } from '../../../src/schemas/customers/timeline.ts';
import { addRepairs } from '../../appointments/selectedRepairs.ts';
import { appointments } from '../../appointments/tables.ts';
import { recordChanges } from '../../core/history/tables.ts';
import type { Values } from '../../core/records/entity.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import type { Scope } from '../../core/scope.ts';
import { mails } from '../../mail/tables.ts';
import type { Theirs } from '../privacy/theirs.ts';
import { shipments } from '../../shipping/tables.ts';
import { contactRequests } from '../tables.ts';

/** An entry whose author is still an id. */
export type Found = Omit<TimelineEntry, 'date'> & { date: Date };

/** Where entries of one kind come from. */
export interface Source {
  count: () => Promise<number>;
  /** The newest ones. */
  newest: (limit: number) => Promise<Found[]>;
}

const cut = (text: string) => (text.length > aboutLength ? `${text.slice(0, aboutLength - 1)}…` : text);

/** What happened with a customer, as far as the person may read it. */
export function sourcesOf(scope: Scope, who: Who, theirs: Theirs): Source[] {
  const near = (model: Parameters<typeof allowed>[1]) =>
    allowed(who, model).location_id as number | undefined;
  return [
    bookings(scope, theirs.appointments, near(bookingModel)),
    requests(scope, theirs.requests, near(customerRequests)),
    letters(scope, theirs.mails, near(bookingModel)),
    parcels(scope, theirs.shipments),
    changes(scope, theirs.ids),
  ];
}

function bookings(scope: Scope, whose: SQL, place: number | undefined): Source {
  const { id, type, created_date: date, created_by: by, status, quote_status, is_voided } = appointments;
  const where = and(whose, place === undefined ? undefined : eq(appointments.location_id, place));
  const columns = { id, type, date, by, status, quote_status, is_voided };
  return {
    count: () => scope.count(appointments, where),
    newest: async (limit) => {
      const rows = await scope.select(appointments, columns, {
        where,
        orderBy: [desc(date), desc(id)],
        limit,
      });
      const booked: Values[] = rows.map((row) => ({ id: row.id }));
      await addRepairs(scope, booked);
      return rows.map((row, index) => ({
        kind: row.type === 'QUOTE' ? 'QUOTE' : 'APPOINTMENT',
        id: row.id,
        date: row.date,
        by: row.by,
        about: cut(servicesOf(booked[index]?.repairs as AppointmentRepair[])),
        state: row.is_voided ? 'CANCELLED' : row.type === 'QUOTE' ? row.quote_status : row.status,
      }));
    },
  };
}

const servicesOf = (repairs: AppointmentRepair[]) =>
  repairs.map(({ product_name, repair_name }) => `${product_name} ${repair_name}`).join(', ');

function requests(scope: Scope, whose: SQL, place: number | undefined): Source {
  const { id, created_date: date, customer_note, location_id, deleted_date } = contactRequests;
  const where = and(whose, isNull(deleted_date), place === undefined ? undefined : eq(location_id, place));
  const columns = { id, date, customer_note };
  return {
    count: () => scope.count(contactRequests, where),
    newest: async (limit) => {
      const rows = await scope.select(contactRequests, columns, {
        where,
        orderBy: [desc(date), desc(id)],
        limit,
      });
      return rows.map((row) => ({
        kind: 'REQUEST',
        id: row.id,
        date: row.date,
        by: null,
        about: cut(row.customer_note),
        state: null,
      }));
    },
  };
}

function letters(scope: Scope, whose: SQL, place: number | undefined): Source {
  const { id, created_date: date, created_by: by, subject: about, state, location_id, is_secret } = mails;
  const isNear = place === undefined ? undefined : or(isNull(location_id), eq(location_id, place));
  const where = and(whose, eq(is_secret, false), isNear);
  return {
    count: () => scope.count(mails, where),
    newest: async (limit) => {
      const columns = { id, date, by, about, state };
      const rows = await scope.select(mails, columns, { where, orderBy: [desc(date), desc(id)], limit });
      return rows.map((row) => ({ kind: 'MAIL', ...row }));
    },
  };
}

/** Parcels, each with where it is: of one without a label with how far that is. */
function parcels(scope: Scope, where: SQL): Source {
  const { id, created_date: date, created_by: by, recipient, service_type, tracking_number } = shipments;
  const { shipment_status, is_voided, tracking_status } = shipments;
  const columns = { id, date, by, recipient, service_type, tracking_number };
  return {
    count: () => scope.count(shipments, where),
    newest: async (limit) => {
      const rows = await scope.select(
        shipments,
        { ...columns, shipment_status, is_voided, tracking_status },
        { where, orderBy: [desc(date), desc(id)], limit },
      );
      return rows.map((row) => ({
        kind: 'SHIPMENT',
        id: row.id,
        date: row.date,
        by: row.by,
        about: cut([row.service_type, row.recipient, row.tracking_number].filter(Boolean).join(', ')),
        state: row.is_voided ? 'voided' : parcelState(row),
      }));
    },
  };
}

const parcelState = ({
  shipment_status,
  tracking_status,
}: Pick<typeof shipments.$inferSelect, 'shipment_status' | 'tracking_status'>) =>
  shipment_status === 'label_purchased' && tracking_status !== 'unknown' ? tracking_status : shipment_status;

/** What was done to the customer, and to those who became this one. */
function changes(scope: Scope, ids: string[]): Source {
  const { id, model, record_id, action: state, changed_by: by, changed_date: date } = recordChanges;
  const where = and(eq(model, 'customers'), inArray(record_id, ids));
  return {
    count: () => scope.count(recordChanges, where),
    newest: async (limit) => {
      const columns = { id, date, by, state };
      const rows = await scope.select(recordChanges, columns, { where, orderBy: [desc(id)], limit });
      return rows.map((row) => ({ kind: 'CHANGE', ...row, id: String(row.id), about: null }));
    },
  };
}
