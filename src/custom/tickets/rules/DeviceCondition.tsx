import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useLocale } from '../../../i18n/useLocale.ts';
import { differences } from '../../../schemas/tickets/condition.ts';
import { inLanguage } from '../../../schemas/tickets/intakeRules.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { StepButton } from '../work/StepButton.tsx';
import { useAnswerText } from './useAnswerText.ts';
import { useChecklist } from './useChecklist.ts';

/** The checklist of the device as it was taken in, and after the work, with what differs in color. */
export default function DeviceCondition() {
  const translate = useTranslate();
  const { condition, checks } = usePageRecord(ticketDevices);
  return (
    <Card
      title={translate('bench.rules.condition')}
      action={
        <>
          <StepButton step="noteCondition" />
          <StepButton step="check" />
        </>
      }
    >
      {condition || checks ? (
        <Answers />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('bench.rules.not_noted')}
        </Typography>
      )}
    </Card>
  );
}

function Answers() {
  const translate = useTranslate();
  const locale = useLocale();
  const answerText = useAnswerText();
  const { condition, checks } = usePageRecord(ticketDevices);
  const { checklist, error, reload } = useChecklist({ answered: condition ?? checks });
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={reload} />;
  if (!checklist) return <Skeleton variant="rounded" height={96} />;
  const changed = new Set(condition ? differences(condition, checks) : []);
  const answerIn = (answers: typeof condition, key = '') =>
    answerText(answers?.answers.find(({ item }) => item === key));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('bench.rules.point')}</th>
          <th scope="col">{translate('bench.rules.at_intake')}</th>
          {checks && <th scope="col">{translate('bench.rules.after_work')}</th>}
        </tr>
      </thead>
      <tbody>
        {checklist.items.map((item) => (
          <tr key={item._key} data-changed={changed.has(item._key ?? '') || undefined}>
            <th scope="row">{inLanguage(item, locale)}</th>
            <td>{answerIn(condition, item._key)}</td>
            {checks && <td>{answerIn(checks, item._key)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme: { palette, spacing } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: spacing(0.75, 1, 0.75, 0),
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& thead th': { borderTop: 0, color: palette.text.secondary },
  '& [data-changed] td:last-of-type': { color: palette.warning.dark, fontWeight: 600 },
}));
