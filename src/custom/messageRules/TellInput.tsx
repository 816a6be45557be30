import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { useOpenStep } from '../../kit/steps/openStep.ts';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import type { NextMessage } from '../../schemas/messageRules/nextMessage.ts';
import { LINK, sampleValues } from '../../schemas/messageRules/placeholders.ts';
import type { Tell } from '../../schemas/messageRules/tell.ts';
import { nextState } from '../../schemas/tickets/moves.ts';
import { ticketDevices, type TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { SegmentHint } from '../inbox/index.ts';
import { useMessageRuleCalls } from './calls.ts';

/** What the customer is told when the open step is taken: shown, and where a rule asks, to be changed or left out. */
export default function TellInput({ source = 'tell' }: Partial<InputProps>) {
  const translate = useTranslate();
  const { step, record } = useOpenStep<TicketDevice>();
  const { getNextMessage } = useMessageRuleCalls();
  const to = nextState(step, record);
  const { data, error } = useQuery({
    queryKey: [ticketDevices.name, 'nextMessage', record.id, to],
    queryFn: ({ signal }) => getNextMessage({ params: { id: record.id }, query: { to: to! }, signal }),
    enabled: to !== undefined,
    gcTime: 0,
  });
  if (error)
    return (
      <Alert severity="warning" data-wide>
        {translate('message_rules.not_loaded')}
      </Alert>
    );
  if (!data) return to ? <Skeleton data-wide height={32} /> : null;
  if (data.mode === 'OFF') return null;
  if (data.reason)
    return (
      <Alert severity="info" data-wide>
        {translate('message_rules.not_told')} {translate(`message_rules.reasons.${data.reason}`)}.
      </Alert>
    );
  return data.mode === 'ASK' ? <AskedText source={source} next={data} /> : <AutomaticText {...data} />;
}

function AutomaticText({ channel, text }: NextMessage) {
  const translate = useTranslate();
  return (
    <Alert severity="info" data-wide>
      {translate(`message_rules.will_be_told.${channel}`)}
      <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
    </Alert>
  );
}

function AskedText({ source, next }: { source: string; next: NextMessage }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const written = (useWatch({ name: source }) as Tell | null | undefined)?.text;
  const isTold = typeof written === 'string';
  const write = (text: string | null) => setValue(source, { text }, { shouldDirty: true });
  const offer = useEffectEvent(() => {
    if (written === undefined) setValue(source, { text: next.text });
  });
  useEffect(() => offer(), []);
  return (
    <div data-wide>
      <FormControlLabel
        sx={{ mb: 1 }}
        control={<Switch checked={isTold} onChange={(_, isOn) => write(isOn ? next.text : null)} />}
        label={translate(`message_rules.tell.${next.channel}`)}
      />
      {isTold && (
        <TextInput
          source={`${source}.text`}
          label="message_rules.text"
          isLong
          parse={(text) => text}
          helperText={
            <>
              {next.channel === 'SMS' && (
                <SegmentHint
                  text={fillPlaceholders(written, { [LINK]: sampleValues.en[LINK] })}
                  onRewrite={() => write(plainLetters(written))}
                />
              )}{' '}
              {written.includes(LINK) && translate('message_rules.link_help')}
            </>
          }
        />
      )}
    </div>
  );
}
