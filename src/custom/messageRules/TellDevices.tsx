import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../../kit/slots.ts';
import type { DeviceState, Outcome } from '../../schemas/tickets/states.ts';
import { ticketDevices } from '../../schemas/tickets/ticketDevices.ts';
import { useMessageRuleCalls } from './calls.ts';
import { NextMessageInput } from './NextMessageInput.tsx';
import { TellMany } from './TellMany.tsx';

interface TellDevicesProps extends Partial<InputProps> {
  ids: string[];
  to: DeviceState;
  /** Of devices that are finished. */
  outcome?: Outcome | undefined;
}

/**
 * What customers are told when devices are moved to a state; nothing where no rule is. For another state it is mounted anew:
 * what was written about one is not sent for another.
 */
export default function TellDevices({ source = 'tell', ids, to, outcome }: TellDevicesProps) {
  const translate = useTranslate();
  const { getNextMessages } = useMessageRuleCalls();
  const { data, error } = useQuery({
    queryKey: [ticketDevices.name, 'nextMessages', to, outcome, ids],
    queryFn: ({ signal }) => getNextMessages({ body: { to, outcome, ids }, signal }),
    enabled: ids.length > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const { setValue } = useFormContext();
  useEffect(() => () => setValue(source, null), [setValue, source]);
  if (ids.length === 0) return null;
  if (error)
    return (
      <Alert severity="warning" data-wide>
        {translate('message_rules.not_loaded')}
      </Alert>
    );
  if (!data) return <Skeleton data-wide height={32} />;
  const [first, ...others] = data.data;
  if (!first) return null;
  const isOne = others.length === 0 && first.count === 1;
  return isOne ? (
    <NextMessageInput source={source} next={first} />
  ) : (
    <TellMany source={source} messages={data.data} />
  );
}
