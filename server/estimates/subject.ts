import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import type { LinkSubject } from '../statusPages/index.ts';
import { estimates } from './tables.ts';

/** Returns what an estimate is about: its ticket, or its quote as long as that is no ticket. */
export const subjectOf = ({ ticket_id, quote_id }: Pick<Estimate, 'ticket_id' | 'quote_id'>): LinkSubject =>
  ticket_id ? { ticket_id } : { quote_id: quote_id! };

/** The condition that an estimate is about a ticket, or a quote. */
export const isAbout = (subject: LinkSubject): SQL =>
  'ticket_id' in subject
    ? eq(estimates.ticket_id, subject.ticket_id)
    : and(eq(estimates.quote_id, subject.quote_id), isNull(estimates.ticket_id))!;
