import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { answerStates, type Answer, type AnswerState } from '../../../schemas/tickets/condition.ts';
import { inLanguage, type ChecklistItem } from '../../../schemas/tickets/intakeRules.ts';
import { useAnswerText } from './useAnswerText.ts';

interface AnswerInputProps extends Pick<Answer, 'state' | 'text'> {
  item: ChecklistItem;
  before?: Answer | undefined;
  readOnly?: boolean | undefined;
  onChange: (item: ChecklistItem, change: Partial<Answer>) => void;
}

/** A point of a checklist: its name and its answer; words may be added to a fault. */
export const AnswerInput = memo(function AnswerInput({
  item,
  state,
  text,
  before,
  readOnly = false,
  onChange,
}: AnswerInputProps) {
  const translate = useTranslate();
  const answerText = useAnswerText();
  const locale = useLocale();
  const id = useId();
  const isText = item.answer === 'TEXT';
  const hasText = isText || state === 'FAULT' || state === 'NOT_TESTABLE' || text;
  const isOther = before && state && (before.state !== state || before.text !== text);
  const name = inLanguage(item, locale);
  return (
    <Row>
      <div id={id}>
        {name}
        {isOther && (
          <Typography variant="body2" sx={{ color: 'warning.dark' }}>
            {translate('bench.rules.was', { answer: answerText(before) })}
          </Typography>
        )}
      </div>
      {!isText && (
        <ToggleButtonGroup
          exclusive
          size="small"
          disabled={readOnly}
          aria-labelledby={id}
          value={state}
          onChange={(_, next: AnswerState | null) => onChange(item, { state: next })}
        >
          {answerStates.map((one) => (
            <ToggleButton key={one} value={one} color={one === 'FAULT' ? 'error' : 'primary'}>
              {translate(`bench.rules.answers.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {hasText && (
        <InputBase
          value={text ?? ''}
          readOnly={readOnly}
          placeholder={translate('bench.rules.note')}
          inputProps={{ 'aria-label': `${name}: ${translate('bench.rules.note')}`, maxLength: 500 }}
          onChange={({ target }) => onChange(item, { text: target.value || null })}
        />
      )}
    </Row>
  );
});

const Row = styled('div')(({ theme: { palette, shape, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 1),
  paddingTop: spacing(1),
  borderTop: `1px solid ${palette.divider}`,
  '& > div:first-of-type': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiToggleButton-root': { textTransform: 'none', minHeight: 40, padding: spacing(0, 1.5) },
  '& .MuiInputBase-root': {
    flex: '1 1 100%',
    padding: spacing(0.5, 1.5),
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
  },
}));
