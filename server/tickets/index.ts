import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { inventoryOf, stockClaims } from '../inventory/index.ts';
import { deviceGoods, salesOf } from '../sales/index.ts';
import { boardRoutes } from './board/routes.ts';
import { ticketsOfCustomer } from './customer.ts';
import { deviceHooks } from './devices.ts';
import { goodsOfTickets } from './money/goods.ts';
import { moneyRoutes } from './money/routes.ts';
import { lateTicketJob } from './late.ts';
import { ticketRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { ticketDeviceHooks } from './ticketDevices.ts';
import { ticketHooks } from './tickets.ts';
import { ticketClaims } from './work/claims.ts';
import { resumeJob } from './work/resume.ts';
import * as workTables from './work/tables.ts';

export { deviceOwners, devices, ticketDevices, ticketEvents, tickets } from './tables.ts';

export const ticketsDomain: Domain = {
  tables: [tables, workTables],
  extend: () => {
    customerContributions.add(ticketsOfCustomer);
    stockClaims.add(ticketClaims);
    deviceGoods.add(goodsOfTickets);
  },
  hooks: (services) => ({
    devices: deviceHooks,
    ticketDevices: ticketDeviceHooks(inventoryOf(services)),
    tickets: ticketHooks,
  }),
  routes: async (app, services) => {
    await app.register(ticketRoutes);
    await app.register(boardRoutes, inventoryOf(services));
    await app.register(moneyRoutes, salesOf(services));
  },
  jobs: ({ notify }) => ({ 'resume-device': resumeJob, 'tell-late-ticket': lateTicketJob(notify) }),
  exported: ownRows('device_notes', 'device_owners', 'device_parts', 'ticket_events', 'work_times'),
  exportedJobs: ['resume-device', 'tell-late-ticket'],
};
