import type { FastifyInstance } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { currencies } from '../../../src/schemas/money.ts';
import { ticketCalls } from '../../../src/schemas/tickets/calls.ts';
import { tickets, type Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { requirePermission } from '../../core/records/write.ts';
import { serve } from '../../core/routes/serve.ts';
import type { Services } from '../../core/services.ts';
import { customerLink } from '../customerLinks.ts';
import { languageFor, paperData } from './data.ts';
import { renderPaper } from './paper.ts';
import { paperWords } from './words.ts';

/** The call for the papers of a ticket. */
export async function paperRoutes(app: FastifyInstance, { originOf }: Pick<Services, 'originOf'>) {
  const ticket = entityOf(tickets, models);

  serve(app, ticketCalls.getTicketPaper, async ({ scope, who, params: { id }, query }) => {
    const { kind = 'SLIP', paper = 'ROLL', locale } = query;
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, 'one', ticket, record);
    const shown = record as Ticket;
    const language = locale ?? (await languageFor(scope, shown, who.staff_id));
    const data = await paperData(scope, shown, language);
    const address =
      kind === 'SLIP' && shown.customer_id
        ? await customerLink(scope, { ticketId: id, by: who.staff_id, locale: language, originOf })
        : undefined;
    return renderPaper(
      data,
      { kind, paper, address },
      paperWords(language, currencies[0], data.shop.timezone),
    );
  });
}
