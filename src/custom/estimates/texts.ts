import type { RecordText } from '../../kit/slots.ts';

/** 'Ticket #12, Estimate 2', or 'Quote for Ada Lovelace, Estimate 2'. */
export const estimateText: RecordText = ({ number, version, customer }, translate) =>
  number === null
    ? translate('estimate.title_of_quote', {
        customer: (customer as { name?: string } | null)?.name ?? '',
        version,
      })
    : translate('estimate.title', { number, version });

/** '#12', or 'Quote'. */
export const subjectText: RecordText = ({ number }, translate) =>
  number === null
    ? translate('resources.quotes.name', { smart_count: 1 })
    : translate('list.number', { number });
