import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { nextState } from '../../schemas/tickets/moves.ts';
import type { Outcome } from '../../schemas/tickets/states.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { useMessageRuleCalls } from './calls.ts';
import { NextMessageInput } from './NextMessageInput.tsx';

/** What the customer is told when the open step is taken: shown, and where a rule asks, to be changed or left out. */
export default function TellInput({ source = 'tell' }: Partial<InputProps>) {
  const translate = useTranslate();
  const { step, record } = useOpenStep<TicketDevice>();
  const { getNextMessage } = useMessageRuleCalls();
  const to = nextState(step, record);
  const outcome = useWatch({ name: 'outcome' }) as Outcome | undefined;
  const { data, error } = useQuery({
    queryKey: [ticketDevices.name, 'nextMessage', record.id, to, outcome],
    queryFn: ({ signal }) =>
      getNextMessage({ params: { id: record.id }, query: { to: to!, outcome }, signal }),
    enabled: to !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <Alert severity="warning" data-wide>
        {translate('message_rules.not_loaded')}
      </Alert>
    );
  if (!data) return to ? <Skeleton data-wide height={32} /> : null;
  return <NextMessageInput source={source} next={data} />;
}
