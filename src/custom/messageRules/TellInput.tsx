import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { nextState } from '../../schemas/tickets/moves.ts';
import type { Outcome } from '../../schemas/tickets/states.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { useMessageRuleCalls } from './calls.ts';
import { TellNext } from './TellNext.tsx';

/**
 * What the customer is told when the open step is taken: shown, and where a rule asks, to be changed or left out. For
 * another outcome it is mounted anew: what was written about one is not sent for another.
 */
export default function TellInput({ source = 'tell' }: Partial<InputProps>) {
  const outcome = useWatch({ name: 'outcome' }) as Outcome | undefined;
  const { step, record } = useOpenStep<TicketDevice>();
  const { getNextMessage } = useMessageRuleCalls();
  const to = nextState(step, record);
  if (to === undefined) return null;
  const { id } = record;
  return (
    <TellNext
      key={outcome}
      source={source}
      queryKey={[ticketDevices.name, 'nextMessage', id, to, outcome]}
      load={(signal) => getNextMessage({ params: { id }, query: { to, outcome }, signal })}
    />
  );
}
