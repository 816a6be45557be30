import type { RecordText } from '../../kit/slots.ts';
import { countSegments } from '../../schemas/inbox/segments.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import { sampleValues } from '../../schemas/messageRules/placeholders.ts';

/** '2 / 3': how many messages the English and the French text usually count as. */
export const segmentsText: RecordText = ({ text_en, text_fr }) =>
  [fillPlaceholders(String(text_en), sampleValues.en), fillPlaceholders(String(text_fr), sampleValues.fr)]
    .map((text) => countSegments(text).segments)
    .join(' / ');
