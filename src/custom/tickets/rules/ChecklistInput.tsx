import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import type { Condition } from '../../../schemas/tickets/condition.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { useAnswers } from './useAnswers.ts';
import { useChecklist, type ChecklistOf } from './useChecklist.ts';

interface ChecklistInputProps extends Partial<InputProps>, ChecklistOf {
  /** Answers that differ from these are marked. */
  before?: Condition | null;
}

/** The checklist of a device's form: each point is OK, faulty or not testable, or answered in words. */
export function ChecklistInput({ source = 'condition', readOnly, before, ...of }: ChecklistInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { checklist, error, reload } = useChecklist(of);
  const { answerOf, answer, answerAll, message } = useAnswers(source, checklist);
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={reload} />;
  if (!checklist) return <Skeleton data-wide variant="rounded" height={96} />;
  const { items } = checklist;
  return (
    <Group role="group" data-wide aria-labelledby={id}>
      <header>
        <Typography id={id} component="h3" variant="subtitle2">
          {translate(`bench.rules.${source.endsWith('checks') ? 'checks' : 'condition'}`)}
        </Typography>
        {!readOnly && items.some(({ answer: kind }) => kind !== 'TEXT') && (
          <Button size="small" onClick={() => answerAll('OK')}>
            {translate('bench.rules.all_ok')}
          </Button>
        )}
      </header>
      {items.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('bench.rules.no_checklist')}
        </Typography>
      )}
      {items.map((item) => (
        <AnswerInput
          key={item._key}
          item={item}
          readOnly={readOnly}
          value={answerOf(item)}
          before={before?.answers.find((one) => one.item === item._key)}
          onChange={(next) => answer(item, next)}
        />
      ))}
      {message && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
    </Group>
  );
}

const Group = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 },
}));
