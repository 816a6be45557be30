import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { NextMessage } from '../../schemas/messageRules/nextMessage.ts';
import { NextMessageInput } from './NextMessageInput.tsx';

interface TellNextProps {
  source: string;
  /** Begins with the model's name, whose changes load it anew. */
  queryKey: (string | undefined)[];
  load: (signal: AbortSignal) => Promise<NextMessage>;
}

/** What a customer would be told, once it is loaded; what was written is dropped with the input. */
export function TellNext({ source, queryKey, load }: TellNextProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    gcTime: 0,
  });
  useEffect(() => () => setValue(source, null), [setValue, source]);
  if (error)
    return (
      <Alert severity="warning" data-wide>
        {translate('message_rules.not_loaded')}
      </Alert>
    );
  return data ? <NextMessageInput source={source} next={data} /> : <Skeleton data-wide height={32} />;
}
