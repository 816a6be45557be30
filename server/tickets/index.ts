import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { ticketsOfCustomer } from './customer.ts';
import { deviceHooks } from './devices.ts';
import { ticketRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { ticketDeviceHooks } from './ticketDevices.ts';
import { ticketHooks } from './tickets.ts';

export { deviceOwners, devices, ticketDevices, ticketEvents, tickets } from './tables.ts';

export const ticketsDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerContributions.add(ticketsOfCustomer);
  },
  hooks: () => ({ devices: deviceHooks, ticketDevices: ticketDeviceHooks, tickets: ticketHooks }),
  routes: async (app) => {
    await app.register(ticketRoutes);
  },
  exported: ownRows('device_owners', 'ticket_events'),
};
