import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Picker } from '../../kit/picker/Picker.tsx';
import type { Choice } from '../../kit/picker/useChoices.ts';
import type { SlotProps } from '../../kit/slots.ts';
import { mailLanguages } from '../../schemas/mail/mail.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import { LINK, messagePlaceholders, sampleValues } from '../../schemas/messageRules/placeholders.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { SegmentHint } from '../inbox/index.ts';
import { useMessageRuleCalls } from './calls.ts';

/** The placeholders of a template, and its texts with the values of a ticket. */
export default function TemplatePreview(_: SlotProps) {
  const translate = useTranslate();
  const [ticket, setTicket] = useState<Choice | null>(null);
  return (
    <Stack data-wide sx={{ gap: 1.5 }}>
      <FormHelperText sx={{ m: 0 }}>
        {translate('message_rules.placeholders')} {messagePlaceholders.map((name) => `{${name}}`).join(' ')}
      </FormHelperText>
      <Picker
        reference={tickets.name}
        label={translate('message_rules.preview')}
        value={ticket}
        onChange={setTicket}
      />
      {ticket && <FilledTexts ticketId={ticket.id} />}
    </Stack>
  );
}

function FilledTexts({ ticketId }: { ticketId: string }) {
  const translate = useTranslate();
  const { getMessageValues } = useMessageRuleCalls();
  const { data, error } = useQuery({
    queryKey: [tickets.name, 'messageValues', ticketId],
    queryFn: ({ signal }) => getMessageValues({ params: { id: ticketId }, signal }),
  });
  const texts = useWatch({ name: mailLanguages.map((language) => `text_${language}`) }) as (string | null)[];
  if (error) return <Alert severity="error">{translate('messages.load_failed')}</Alert>;
  if (!data) return <Skeleton height={80} />;
  return mailLanguages.map((language, index) => {
    const values = { ...data[language], [LINK]: sampleValues[language][LINK] };
    const text = fillPlaceholders(texts[index] ?? '', values);
    return (
      <div key={language} lang={language}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        <FormHelperText component="div" sx={{ m: 0 }}>
          <SegmentHint text={text} />
        </FormHelperText>
      </div>
    );
  });
}
