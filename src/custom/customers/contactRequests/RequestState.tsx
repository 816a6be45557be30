import { useRecordContext, useTranslate } from 'react-admin';
import { Status } from '../../../kit/fields/Status.tsx';
import type { SlotProps } from '../../../kit/slots.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useAnsweredText } from './useAnsweredText.ts';

const tones = { NEW: 'warning', TAKEN: 'neutral', ANSWERED: 'positive' } as const;

/** Whether a request is open, assigned or answered, and how often; the tooltip shows by whom and when last. */
export function RequestState(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const answered = useAnsweredText();
  const request = useRecordContext<ContactRequest>();
  if (!request) return null;
  const { state, replies } = request;
  const word = translate(`resources.customerRequests.values.state.${state}`);
  return (
    <span title={answered(request)}>
      <Status tone={tones[state]}>{replies > 1 ? `${word} (${replies})` : word}</Status>
    </span>
  );
}
