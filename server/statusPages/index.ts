import { eq } from 'drizzle-orm';
import { ownRows, type Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/index.ts';
import { customerLinks, tickets } from '../tickets/index.ts';
import { createStatusLink, statusPageOf } from './links.ts';
import { statusPageRoutes } from './pageRoutes.ts';
import { statusLinkRoutes } from './routes.ts';
import * as tables from './tables.ts';

export { amountText, dateText } from './format.ts';
export { sendPage } from './frame.ts';
export { hoursSection } from './hoursSection.ts';
export { createLookUpToken, createStatusLink, linkOfToken, statusPageOf, statusPath } from './links.ts';
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
export { readPage, withoutNumbers, type StatusPage } from './readPage.ts';
export { statusSections } from './sections.ts';
export { readStoreLook } from './storeLook.ts';
export { statusTexts, type PageLanguage } from './texts.ts';

export const statusPagesDomain: Domain = {
  tables: [tables],
  extend: () => {
    customerLinks.add(async (scope, { ticketId, ...link }) => {
      const { is_ended } = await statusPageOf(scope, ticketId);
      return is_ended ? undefined : (await createStatusLink(scope, ticketId, link)).address;
    });
    customerContributions.add({
      forget: async ({ scope, customer: { id } }) => {
        const { ticket_id, token } = tables.statusLinks;
        const ofCustomer = scope.any(tickets, tickets.id, eq(tickets.customer_id, id));
        await scope.delete(tables.statusLinks, eq(ticket_id, ofCustomer), token);
      },
    });
  },
  routes: async (app, services) => {
    await app.register(statusLinkRoutes, services);
    await app.register(statusPageRoutes, services);
  },
  exported: ownRows('status_links'),
};
