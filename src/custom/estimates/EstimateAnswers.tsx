import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Card } from '../../kit/Card.tsx';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import type { AnswerCheck, EstimateAnswer } from '../../schemas/estimates/answers.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';
import type { Strokes } from '../../schemas/tickets/signatures.ts';
import { SignaturePad } from '../tickets/index.ts';
import { useEstimateCalls } from './calls.ts';

/** What the customer answered to the estimate on the page. */
export default function EstimateAnswers() {
  const translate = useTranslate();
  const { id, answers } = usePageRecord(estimates);
  const strokesOf = useSignatures(id, answers);
  const { checkOf, error, retry } = useChecks(id, answers);
  return (
    <Card title={translate('estimate.answers.title')}>
      {answers.length === 0 && (
        <Typography color="text.secondary">{translate('estimate.answers.none')}</Typography>
      )}
      <Stack sx={{ gap: 2 }}>
        {error && <LoadErrorAlert message="estimate.answers.not_checked" onRetry={retry} />}
        {answers.map((answer) => (
          <Answer key={answer.id} {...answer} strokes={strokesOf(answer.id)} check={checkOf(answer.id)} />
        ))}
      </Stack>
    </Card>
  );
}

/** Returns a function that finds the signature that was drawn with an answer, once it is loaded. */
function useSignatures(id: string, answers: EstimateAnswer[]) {
  const { getEstimateSignatures } = useEstimateCalls();
  const signed = answers.filter(({ is_signed }) => is_signed).map((answer) => answer.id);
  const { data = [] } = useQuery({
    queryKey: [estimates.name, 'signatures', id, signed],
    queryFn: ({ signal }) => getEstimateSignatures({ params: { id }, signal }),
    enabled: signed.length > 0,
    staleTime: Infinity,
  });
  return (answer: string) => data.find((one) => one.id === answer)?.strokes;
}

/** Returns `checkOf`, which tells whether an answer is as it was given, once that is checked. */
function useChecks(id: string, answers: EstimateAnswer[]) {
  const { checkEstimateAnswers } = useEstimateCalls();
  const { data, error, refetch } = useQuery({
    queryKey: [estimates.name, 'checks', id, answers.map((answer) => answer.id)],
    queryFn: ({ signal }) => checkEstimateAnswers({ params: { id }, signal }),
    enabled: answers.length > 0,
  });
  const checkOf = (answer: string) => data?.find((one) => one.id === answer)?.check;
  return { checkOf, error, retry: () => void refetch() };
}

interface AnswerProps extends EstimateAnswer {
  strokes: Strokes | undefined;
  check: AnswerCheck | undefined;
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
  is_signed,
  strokes,
  check,
  created_date,
}: AnswerProps) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const details = [
    translate(`estimate.channels.${channel}`),
    dateText(created_date),
    by && translate('estimate.answers.written_by', { by }),
    ip && translate('estimate.answers.from', { ip }),
  ];
  const signer = name || translate('estimate.answers.customer');
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {translate(`estimate.answers.${answer}`, {
          name: signer,
          option: option_name || translate('estimate.options.named', { number: (option ?? 0) + 1 }),
        })}
      </Typography>
      {is_signed && (
        <div style={{ maxWidth: 320 }}>
          <SignaturePad
            strokes={strokes ?? []}
            label={translate('estimate.answers.signature', { name: signer })}
          />
        </div>
      )}
      {text && <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {details.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="text.secondary" title={hash}>
        {translate('estimate.answers.hash', { hash: hash.slice(0, 12) })}
        {check && check !== 'DIFFERS' && ` · ${translate(`estimate.answers.checks.${check}`)}`}
      </Typography>
      {check === 'DIFFERS' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('estimate.answers.checks.DIFFERS')}
        </Alert>
      )}
    </div>
  );
}
