import type { RecordText } from '../../kit/slots.ts';
import { countSegments } from '../../schemas/inbox/segments.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import { sampleValues } from '../../schemas/messageRules/placeholders.ts';

/** '2 / 3': how many messages the English and the French text usually count as. */
export const segmentsText: RecordText = ({ text_en, text_fr }) =>
  [text_en, text_fr]
    .map((text) => countSegments(fillPlaceholders(String(text), sampleValues)).segments)
    .join(' / ');
