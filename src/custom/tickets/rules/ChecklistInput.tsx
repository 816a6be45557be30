import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import type { Condition } from '../../../schemas/tickets/condition.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { InputGroup } from './InputGroup.tsx';
import { useAnswers } from './useAnswers.ts';
import { useChecklist, type ChecklistOf } from './useChecklist.ts';

interface ChecklistInputProps extends Partial<InputProps>, ChecklistOf {
  /** Answers that differ from these are marked. */
  before?: Condition | null;
  isRequired?: boolean;
}

/** The checklist of a device's form: each point is OK, faulty or not testable, or answered in words. */
export const ChecklistInput = memo(function ChecklistInput({
  source = 'condition',
  readOnly,
  before,
  isRequired,
  ...of
}: ChecklistInputProps) {
  const translate = useTranslate();
  const { checklist, error, reload } = useChecklist(of);
  const { answerOf, answer, answerAll, message, ref, isChanged } = useAnswers(source, checklist);
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={reload} />;
  if (!checklist) return <Skeleton data-wide variant="rounded" height={96} />;
  const { items } = checklist;
  return (
    <InputGroup
      ref={ref}
      title={translate(`bench.rules.${source.endsWith('checks') ? 'checks' : 'condition'}`)}
      isRequired={isRequired && items.length > 0}
      message={message}
      action={
        !readOnly &&
        items.some(({ answer: kind }) => kind !== 'TEXT') && (
          <Button size="small" onClick={() => answerAll('OK')}>
            {translate('bench.rules.all_ok')}
          </Button>
        )
      }
    >
      {isChanged && !readOnly && <Alert severity="info">{translate('bench.rules.changed')}</Alert>}
      {items.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('bench.rules.no_checklist')}
        </Typography>
      )}
      {items.map((item) => {
        const { state, text } = answerOf(item);
        return (
          <AnswerInput
            key={item._key}
            {...{ item, state, text, readOnly }}
            before={before?.answers.find((one) => one.item === item._key)}
            onChange={answer}
          />
        );
      })}
    </InputGroup>
  );
});
