import { appointments } from './appointments.ts';
import type { AccessRule } from '../can.ts';
import { variantOf } from '../model.ts';

const { type: _, ...filters } = appointments.filters;

/** Appointments of type QUOTE as a separate list (contract 4 §2.4); quotes are declined, not cancelled. */
export const quotes = variantOf(appointments, {
  name: 'quotes',
  endpoints: {
    ...appointments.endpoints,
    list: 'GET /dc/store/:storeId/repair/appointment?type=QUOTE',
    delete: [],
  },
  filters,
});

const owners: AccessRule = ({ role }) => ['ADMIN', 'STORE_OWNER'].includes(role);

/** Access to exporting quotes, by role (contract 4 §6). */
export const quoteExport = { access: { list: owners } };
