import type { RecordText } from '../../kit/slots.ts';

/** 'Ticket #12, Estimate 2'. */
export const estimateText: RecordText = ({ number, version }, translate) =>
  translate('estimate.title', { number, version });
