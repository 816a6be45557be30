import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useDebounced } from '../../kit/useDebounced.ts';
import { mailLanguages } from '../../schemas/mail/mail.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import { messageRules } from '../../schemas/messageRules/messageRules.ts';
import { LINK, sampleValues } from '../../schemas/messageRules/placeholders.ts';
import type { TemplateTexts } from '../../schemas/messageRules/preview.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { SegmentHint } from '../inbox/index.ts';
import { useMessageRuleCalls } from './calls.ts';

const sources = ['text_en', 'text_fr', 'subject_en', 'subject_fr', 'mail_en', 'mail_fr'] as const;

const channels = `resources.${messageRules.name}.values.channel`;

/** The texts of the template in the form as they would be sent about a ticket, an appointment or a quote, in both languages. */
export function FilledTexts({ about }: { about: { ticketId: string } | { appointmentId: string } }) {
  const translate = useTranslate();
  const { previewTemplate, previewAppointmentTemplate } = useMessageRuleCalls();
  const written = useDebounced(JSON.stringify(useWatch({ name: [...sources] })));
  const { data, error } = useQuery({
    queryKey: [tickets.name, 'messagePreview', about, written],
    queryFn: ({ signal }) => {
      const values = JSON.parse(written) as (string | null)[];
      const body: TemplateTexts = Object.fromEntries(
        sources.map((source, index) => [source, values[index] ?? null]),
      );
      return 'ticketId' in about
        ? previewTemplate({ params: { id: about.ticketId }, body, signal })
        : previewAppointmentTemplate({ params: { id: about.appointmentId }, body, signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{translate('messages.load_failed')}</Alert>;
  if (!data) return <Skeleton height={80} />;
  return mailLanguages.map((language) => {
    const { text, subject, mail, empty } = data[language];
    const name = translate(`message_rules.languages.${language}`);
    return (
      <Box key={language} component="section" aria-label={name}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <Sent lang={language} title={translate(`${channels}.SMS`)} text={text} />
        <FormHelperText component="div" sx={{ m: 0 }}>
          <SegmentHint text={fillPlaceholders(text, { [LINK]: sampleValues[language][LINK] })} />
        </FormHelperText>
        <Sent
          lang={language}
          title={translate('message_rules.named', { name: translate(`${channels}.MAIL`), text: subject })}
          text={mail}
        />
        {empty.length > 0 && (
          <Alert severity="info">
            {translate('message_rules.empty', { names: empty.map((one) => `{${one}}`).join(' ') })}
          </Alert>
        )}
      </Box>
    );
  });
}

function Sent({ lang, title, text }: { lang: string; title: string; text: string }) {
  const translate = useTranslate();
  return (
    <Box sx={{ my: 1, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" lang={lang} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {fillPlaceholders(text, { [LINK]: translate('message_rules.link') })}
      </Typography>
    </Box>
  );
}
