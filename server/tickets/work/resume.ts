import { eq, getTableColumns } from 'drizzle-orm';
import { resumedState } from '../../../src/schemas/tickets/states.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import { toRecord } from '../../core/records/read.ts';
import { updateVersioned } from '../../core/records/version.ts';
import { tellEvent } from '../customerEvents.ts';
import { advanceDevice } from '../moveDevice.ts';
import { ticketDevices } from '../tables.ts';
import { partsOf } from './parts.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'resume-device': { ticket_device_id: string };
  }
}

/**
 * Brings a device back to its work once all parts that it waits for are reserved or taken; one that waits for parts of which
 * none is named stays.
 */
export const resumeJob: JobKind<{ ticket_device_id: string }> = {
  run: ({ scope, data: { ticket_device_id } }) =>
    scope.transaction(async (own) => {
      const where = eq(ticketDevices.id, ticket_device_id);
      const [row] = await own.select(ticketDevices, getTableColumns(ticketDevices), { where, lock: true });
      if (!row || row.state !== 'WAITING_PARTS' || row.to_location_id !== null) return;
      const parts = await partsOf(own, ticket_device_id);
      const isThere = parts.some(({ state }) => state === 'RESERVED' || state === 'TAKEN');
      if (!isThere || parts.some(({ state }) => state === 'WANTED')) return;
      const device = toRecord(row) as TicketDevice;
      const changes = await advanceDevice(own, null, device, resumedState(device.resume_to));
      await tellEvent(own, { event: 'PARTS_ARRIVED', ticket_id: device.ticket_id, by: null });
      await updateVersioned(own, ticketDevices, [ticket_device_id], null, changes);
    }),
};
