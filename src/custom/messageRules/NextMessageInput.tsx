import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import type { NextMessage } from '../../schemas/messageRules/nextMessage.ts';
import { DUE, LINK, sampleValues, TOTAL, UNTIL } from '../../schemas/messageRules/placeholders.ts';
import type { Tell } from '../../schemas/messageRules/tell.ts';
import { SegmentHint } from '../inbox/index.ts';

/** What stays in a text until the message is sent, and the text that says so. */
const helps = [
  [LINK, 'link_help'],
  [DUE, 'due_help'],
  [TOTAL, 'total_help'],
  [UNTIL, 'until_help'],
] as const;

interface NextMessageInputProps {
  source: string;
  next: NextMessage;
}

/** What a customer would be told: shown, and where a rule asks, to be changed or left out. */
export function NextMessageInput({ source, next }: NextMessageInputProps) {
  const translate = useTranslate();
  if (next.mode === 'OFF') return null;
  if (next.reason)
    return (
      <Alert severity="info" data-wide>
        {translate('message_rules.not_told')} {translate(`message_rules.reasons.${next.reason}`)}.
      </Alert>
    );
  return next.mode === 'ASK' ? <AskedText source={source} next={next} /> : <AutomaticText {...next} />;
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

function AskedText({ source, next }: NextMessageInputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const tell = useWatch({ name: source }) as Tell | null | undefined;
  const written = tell?.text;
  const isTold = typeof written === 'string';
  const write = (text: string | null) => setValue(source, { text }, { shouldDirty: true });
  const offered = useRef<string>(undefined);
  const offer = useEffectEvent((text: string) => {
    const isUntouched = !tell || tell.as_offered !== undefined || tell.text === offered.current;
    if (isUntouched) setValue(source, { text });
    offered.current = text;
  });
  useEffect(() => offer(next.text), [next.text]);
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
                  text={fillPlaceholders(written, sampleValues.en)}
                  onRewrite={() => write(plainLetters(written))}
                />
              )}{' '}
              {helps
                .filter(([name]) => written.includes(name))
                .map(([, help]) => translate(`message_rules.${help}`))
                .join(' ')}
            </>
          }
        />
      )}
    </div>
  );
}
