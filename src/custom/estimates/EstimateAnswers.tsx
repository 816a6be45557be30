import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import type { EstimateAnswer } from '../../schemas/estimates/answers.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';

/** What the customer answered to the estimate on the page. */
export default function EstimateAnswers() {
  const translate = useTranslate();
  const { answers } = usePageRecord(estimates);
  return (
    <Card title={translate('estimate.answers.title')}>
      {answers.length === 0 && (
        <Typography color="text.secondary">{translate('estimate.answers.none')}</Typography>
      )}
      <Stack sx={{ gap: 2 }}>
        {answers.map((answer) => (
          <Answer key={answer.id} {...answer} />
        ))}
      </Stack>
    </Card>
  );
}

function Answer({
  answer,
  name,
  option,
  option_name,
  text,
  channel,
  by,
  ip,
  hash,
  created_date,
}: EstimateAnswer) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const details = [
    translate(`estimate.channels.${channel}`),
    dateText(created_date),
    by && translate('estimate.answers.written_by', { by }),
    ip && translate('estimate.answers.from', { ip }),
  ];
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`estimate.answers.${answer}`, {
          name: name || translate('estimate.answers.customer'),
          option: option_name || translate('estimate.options.named', { number: (option ?? 0) + 1 }),
        })}
      </Typography>
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {details.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary" title={hash}>
        {translate('estimate.answers.hash', { hash: hash.slice(0, 12) })}
      </Typography>
    </div>
  );
}
