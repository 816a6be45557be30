import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { nextState } from '../../schemas/tickets/moves.ts';
import type { Outcome } from '../../schemas/tickets/states.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { useMessageRuleCalls } from './calls.ts';
import { NextMessageInput } from './NextMessageInput.tsx';

/**
 * What the customer is told when the open step is taken: shown, and where a rule asks, to be changed or left out. For
 * another outcome it is mounted anew: what was written about one is not sent for another.
 */
export default function TellInput({ source = 'tell' }: Partial<InputProps>) {
  const outcome = useWatch({ name: 'outcome' }) as Outcome | undefined;
  return <TellOutcome key={outcome} source={source} outcome={outcome} />;
}

function TellOutcome({ source, outcome }: { source: string; outcome: Outcome | undefined }) {
  const translate = useTranslate();
  const { step, record } = useOpenStep<TicketDevice>();
  const { getNextMessage } = useMessageRuleCalls();
  const { setValue } = useFormContext();
  const to = nextState(step, record);
  const { data, error } = useQuery({
    queryKey: [ticketDevices.name, 'nextMessage', record.id, to, outcome],
    queryFn: ({ signal }) =>
      getNextMessage({ params: { id: record.id }, query: { to: to!, outcome }, signal }),
    enabled: to !== undefined,
    gcTime: 0,
  });
  useEffect(() => () => setValue(source, null), [setValue, source]);
  if (error)
    return (
      <Alert severity="warning" data-wide>
        {translate('message_rules.not_loaded')}
      </Alert>
    );
  if (!data) return to ? <Skeleton data-wide height={32} /> : null;
  return <NextMessageInput source={source} next={data} />;
}
