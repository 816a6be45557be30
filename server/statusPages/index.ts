import { eq, or } from 'drizzle-orm';
import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { appointments, isAppointmentOf } from '../appointments/index.ts';
import { bookingFollowers, customerLinks, tickets } from '../tickets/index.ts';
import { createStatusLink, leadToTicket, statusPageOf } from './links.ts';
import { statusPageRoutes } from './pageRoutes.ts';
import { statusLinkRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { amountText, dateText } from './format.ts';
export { sendPage } from './frame.ts';
export { hoursSection } from './hoursSection.ts';
export {
  createLookUpToken,
  createStatusLink,
  linkOfToken,
  statusPageOf,
  statusPath,
  subjectOfToken,
  type LinkSubject,
} from './links.ts';
export {
  answerWithPages,
  chosenLanguage,
  languageOf,
  largestForm,
  otherThan,
  pageConfig,
  pageTags,
  sendLookUp,
  Short,
} from './pages.ts';
export { readLocation, readPage, withoutNumbers, type StatusPage } from './readPage.ts';
export { statusSections } from './sections.ts';
export { readStoreLook } from './storeLook.ts';
export { statusTexts, type PageLanguage } from './texts.ts';

export const statusPagesDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerLinks.add(async (scope, { ticketId, ...link }) => {
      const { is_ended } = await statusPageOf(scope, ticketId);
      return is_ended ? undefined : (await createStatusLink(scope, { ticket_id: ticketId }, link)).address;
    });
    customerContributions.add({
      forget: async ({ scope, customer }) => {
        const { ticket_id, quote_id, token } = tables.statusLinks;
        const ofCustomer = scope.any(tickets, tickets.id, eq(tickets.customer_id, customer.id));
        const quoted = scope.any(appointments, appointments.id, isAppointmentOf(customer));
        const isTheirs = or(eq(ticket_id, ofCustomer), eq(quote_id, quoted));
        await scope.delete(tables.statusLinks, isTheirs, token);
      },
    });
    bookingFollowers.add({
      follow: (scope, _, { bookings, ticket }) => leadToTicket(scope, bookings, ticket),
    });
  },
  routes: async (app, services) => {
    await app.register(statusLinkRoutes, services);
    await app.register(statusPageRoutes, services);
  },
  exported: ownRows('status_links'),
};
