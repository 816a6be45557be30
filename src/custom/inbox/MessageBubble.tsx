import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { stepKey } from '../../kit/steps/useStepText.ts';
import { useTakeStep } from '../../kit/steps/useTakeStep.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { textMessages, type TextMessage } from '../../schemas/inbox/textMessages.ts';

/** One message with its time, author and state; a failed one can be sent again. */
export function MessageBubble({ message }: { message: TextMessage }) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const may = useCan();
  const { direction, text, state, reason, by, number, created_date } = message;
  const isOurs = direction === 'OUT';
  const isFailed = state === 'FAILED';
  const facts = [
    dateText(created_date),
    isOurs
      ? (by ?? translate('conversation.automatic'))
      : number === '' && translate('conversation.from_page'),
    state && translate(`conversation.message_states.${state}`),
    isFailed && reason && translate(`conversation.reasons.${reason.code}`, { _: reason.code }),
    isFailed && reason?.detail && translate(`conversation.reasons.${reason.detail}`, { _: reason.detail }),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ alignSelf: isOurs ? 'flex-end' : 'flex-start', maxWidth: '85%' }}>
      <Box
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: 2,
          bgcolor: isOurs ? 'action.selected' : 'background.default',
          border: 1,
          borderColor: isFailed ? 'error.main' : 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      <Typography
        variant="caption"
        component="p"
        color={isFailed ? 'error' : 'text.secondary'}
        sx={{ textAlign: isOurs ? 'right' : 'left' }}
      >
        {facts.join(' · ')}
        {isFailed && may('update', threads, { ...message }) && <Retry {...message} />}
      </Typography>
    </Box>
  );
}

function Retry({ id, text }: TextMessage) {
  const translate = useTranslate();
  const words = stepKey(textMessages, 'retry');
  const { take, isBusy } = useTakeStep({
    model: textMessages,
    step: 'retry',
    done: `${words}.done`,
    onDone: () => undefined,
  });
  const label = translate(`${words}.label`);
  return (
    <Button
      size="small"
      aria-label={`${label} ${text.slice(0, 40)}`}
      disabled={isBusy}
      onClick={() => void take({ id })}
    >
      {label}
    </Button>
  );
}
