import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { estimates, type Estimate } from '../../schemas/estimates/estimates.ts';
import type { SendingWay } from '../../schemas/estimates/states.ts';
import type { AskedState } from '../../schemas/messageRules/nextMessage.ts';
import { useMessageRuleCalls } from './calls.ts';
import { TellNext } from './TellNext.tsx';

const states: Record<string, AskedState> = { send: 'SENT', approve: 'APPROVED', decline: 'DECLINED' };

/** What the customer of an estimate is told when the open step is taken; nothing beside its own message. */
export default function TellEstimateInput({ source = 'tell' }: Partial<InputProps>) {
  const way = useWatch({ name: 'way' }) as SendingWay | undefined;
  const { step, record } = useOpenStep<Estimate>();
  const { getNextEstimateMessage } = useMessageRuleCalls();
  const to = states[step];
  if (!to || (to === 'SENT' && way !== 'NONE')) return null;
  const { id } = record;
  return (
    <TellNext
      source={source}
      queryKey={[estimates.name, 'nextMessage', id, to]}
      load={(signal) => getNextEstimateMessage({ params: { id }, query: { to }, signal })}
    />
  );
}
