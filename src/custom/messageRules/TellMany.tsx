import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NextMessages } from '../../schemas/messageRules/nextMessage.ts';
import type { Tell } from '../../schemas/messageRules/tell.ts';

type Message = NextMessages['data'][number];

interface TellManyProps {
  source: string;
  messages: Message[];
}

/** What several customers are told: each text with how many get it; where rules ask, all of it is sent or left out. */
export function TellMany({ source, messages }: TellManyProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const tell = useWatch({ name: source }) as Tell | null | undefined;
  const asked = messages.filter(({ mode, channel }) => mode === 'ASK' && channel);
  const isAsked = asked.length > 0;
  const choose = (isTold: boolean) =>
    setValue(source, { text: null, as_offered: isTold }, { shouldDirty: true });
  const offer = useEffectEvent(() => {
    if (isAsked && tell?.as_offered === undefined) choose(true);
  });
  useEffect(() => offer(), []);
  const isTold = tell?.as_offered === true;
  const count = asked.reduce((sum, one) => sum + one.count, 0);
  return (
    <div data-wide>
      {isAsked && (
        <FormControlLabel
          sx={{ mb: 1 }}
          control={<Switch checked={isTold} onChange={(_, isOn) => choose(isOn)} />}
          label={translate('message_rules.many.tell', { smart_count: count })}
        />
      )}
      {messages
        .filter(({ mode, channel }) => mode === 'AUTO' || !channel || isTold)
        .map((message) => (
          <Group key={[message.number, message.channel, message.reason].join(' ')} {...message} />
        ))}
    </div>
  );
}

/** How many are told the same, and what the first of them is. */
function Group({ channel, reason, count, number, text }: Message) {
  const translate = useTranslate();
  if (reason)
    return (
      <Alert severity="info" sx={{ mb: 1 }}>
        {translate('message_rules.many.not_told', {
          smart_count: count,
          reason: translate(`message_rules.reasons.${reason}`),
        })}
      </Alert>
    );
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {translate(`message_rules.many.${channel}`, { smart_count: count, number })}
      <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
    </Alert>
  );
}
