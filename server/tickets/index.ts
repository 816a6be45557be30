import { ownRows, type Domain } from '../core/domain.ts';
import { appointmentTickets } from '../appointments/index.ts';
import { customerContributions } from '../customers/index.ts';
import { closingErrors } from '../locations/index.ts';
import { inventoryOf, stockClaims } from '../inventory/index.ts';
import { deviceGoods, salesOf } from '../sales/index.ts';
import { settingsFollowers } from '../store/index.ts';
import { ticketsOfBookings } from './booking.ts';
import { boardRoutes } from './board/routes.ts';
import { devicesAt } from './closing.ts';
import { ticketsOfCustomer } from './customer.ts';
import { deviceHooks } from './devices.ts';
import { goodsOfTickets } from './money/goods.ts';
import { moneyRoutes } from './money/routes.ts';
import { lateTicketJob } from './late.ts';
import { paperRoutes } from './papers/routes.ts';
import { passcodeRoutes } from './passcodes/routes.ts';
import * as passcodeTables from './passcodes/tables.ts';
import { wipePasscodes } from './passcodes/wipe.ts';
import { phoneRoutes } from './photos/phone/routes.ts';
import { removePhotosJob } from './photos/forget.ts';
import { photoRoutes } from './photos/routes.ts';
import * as photoTables from './photos/tables.ts';
import { intakeRoutes } from './rules/routes.ts';
import { ticketRoutes } from './routes.ts';
import { endSignatureCodes } from './signing/expire.ts';
import { signingRoutes } from './signing/routes.ts';
import * as tables from './tables.ts';
import { ticketDeviceHooks } from './ticketDevices.ts';
import { ticketHooks } from './tickets.ts';
import { followLongest, planStillJob } from './still/changed.ts';
import { stillJob } from './still/job.ts';
import { planMissingReminders } from './uncollected/plan.ts';
import { awaitReadyDevices } from './uncollected/switchedOn.ts';
import { uncollectedJob } from './uncollected/job.ts';
import { ticketClaims } from './work/claims.ts';
import { resumeJob } from './work/resume.ts';
import * as workTables from './work/tables.ts';

export { agreeServices, awaitCustomer, lockDevices, wantAgreedParts } from './agreeServices.ts';
export { bookedServices } from './booking.ts';
export { bookingFollowers } from './bookingFollowers.ts';
export { deviceNames } from './deviceNames.ts';
export { recordEvents } from './events.ts';
export { customerEvents, tellEvent, type CustomerEvent } from './customerEvents.ts';
export { ticketNotice } from './ticketNotice.ts';
export { customerLink, customerLinks } from './customerLinks.ts';
export { readDevice } from './readDevice.ts';
export { ticketBalance, type TicketBalance } from './money/balance.ts';
export { isSumOpen, sumsToDecide } from './money/isSumOpen.ts';
export { settleAgreed } from './money/settleAgreed.ts';
export { settleOrder } from './money/settleOrder.ts';
export { padScript, signaturePad } from './signing/pad.ts';
export { stillFrom } from './still/plan.ts';
export { tablesOfTickets } from './tablesOfTickets.ts';
export { ticketPhotos } from './photos/tables.ts';
export { deviceNotes } from './work/tables.ts';
export { countDevices } from './board/countDevices.ts';
export { deviceOwners, devices, intakeRules, ticketDevices, ticketEvents, tickets } from './tables.ts';

export const ticketsDomain: Domain = {
  tables: [tables, workTables, photoTables, passcodeTables],
  extend: () => {
    closingErrors.add(devicesAt);
    customerContributions.add(ticketsOfCustomer);
    stockClaims.add(ticketClaims);
    deviceGoods.add(goodsOfTickets);
    appointmentTickets.add(ticketsOfBookings);
    settingsFollowers.add(followLongest);
    settingsFollowers.add(awaitReadyDevices);
    settingsFollowers.add(planMissingReminders);
  },
  hooks: (services) => ({
    devices: deviceHooks,
    ticketDevices: ticketDeviceHooks({ inventory: inventoryOf(services), notify: services.notify }),
    tickets: ticketHooks(salesOf(services), services.secrets),
  }),
  routes: async (app, services) => {
    const { database, files, notify, originOf, secrets, settings } = services;
    await app.register(ticketRoutes);
    await app.register(paperRoutes, { originOf });
    await app.register(boardRoutes, { inventory: inventoryOf(services), notify });
    await app.register(moneyRoutes, salesOf(services));
    await app.register(photoRoutes, { files });
    await app.register(phoneRoutes, { database, files, originOf });
    await app.register(signingRoutes, { database, originOf });
    await app.register(passcodeRoutes, { secrets, days: settings.passcodeDays });
    await app.register(intakeRoutes, { secrets });
  },
  jobs: ({ files, notify, originOf, settings }) => ({
    'end-signature-codes': endSignatureCodes,
    'remove-photos': removePhotosJob(files),
    'resume-device': resumeJob,
    'plan-still': planStillJob,
    'tell-late-ticket': lateTicketJob(notify),
    'tell-still': stillJob(notify),
    'tell-uncollected': uncollectedJob({ notify, originOf }),
    'wipe-passcodes': wipePasscodes({ days: settings.passcodeDays }),
  }),
  exported: {
    ...ownRows(
      'device_notes',
      'device_owners',
      'device_parts',
      'intake_rules',
      'ticket_events',
      'ticket_photos',
      'ticket_signatures',
      'work_times',
    ),
    photo_links: undefined,
    signature_codes: undefined,
    ticket_passcodes: undefined,
  },
  exportedJobs: ['plan-still', 'resume-device', 'tell-late-ticket', 'tell-still', 'tell-uncollected'],
};
