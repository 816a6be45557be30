import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { Confirm } from '../../kit/form/Confirm.tsx';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { stepKey } from '../../kit/steps/useStepText.ts';
import { useTakeStep } from '../../kit/steps/useTakeStep.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { textMessages, type TextMessage } from '../../schemas/inbox/textMessages.ts';
import { Bubble } from './Bubble.tsx';

/** One message with its time, author and state; a failed one can be sent again. */
export function MessageBubble({ message }: { message: TextMessage }) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const may = useCan();
  const { direction, text, state, reason, by, number, created_date } = message;
  const isOurs = direction === 'OUT';
  const isFailed = state === 'FAILED';
  const isUnknown = state === 'UNKNOWN';
  const facts = [
    dateText(created_date),
    isOurs
      ? (by ?? translate('conversation.automatic'))
      : number === '' && translate('conversation.from_page'),
    state && translate(`conversation.message_states.${state}`),
    // One that waits to be tried again, too, says why.
    ...(reason && state !== 'SENDING' ? reasonTexts(reason, translate) : []),
  ];
  const mayWrite = may('update', threads, { ...message });
  const actions = mayWrite && (
    <>
      {isFailed && <Retry {...message} />}
      {isUnknown && <Resend message={message} />}
    </>
  );
  return (
    <Bubble isOurs={isOurs} isFailed={isFailed} facts={facts} actions={actions}>
      {text}
    </Bubble>
  );
}

/** Why a message failed: known codes of the provider in words. */
function reasonTexts(
  { code, detail }: NonNullable<TextMessage['reason']>,
  translate: TranslateFunction,
): string[] {
  const known = detail && ['stopped', 'number_taken'].includes(detail);
  return [
    translate(`conversation.reasons.${code}`, { _: code }),
    ...(known ? [translate(`conversation.reasons.${detail}`)] : []),
    ...(detail && !known
      ? [
          translate(`conversation.codes.${detail}`, {
            _: translate('conversation.reasons.provider_code', { code: detail }),
          }),
        ]
      : []),
  ];
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

/** Asks before it sends what may have been sent. */
function Resend({ message }: { message: TextMessage }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const words = stepKey(textMessages, 'resend');
  const { take, isBusy, failure } = useTakeStep({
    model: textMessages,
    step: 'resend',
    done: `${words}.done`,
    onDone: () => setIsOpen(false),
  });
  const label = translate(`${words}.label`);
  return (
    <>
      <Button
        size="small"
        aria-label={`${label} ${message.text.slice(0, 40)}`}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Confirm
          title={translate(`${words}.title`)}
          text={translate(`${words}.text`)}
          confirmLabel={translate(`${words}.yes`)}
          cancelLabel={translate('dialog.back')}
          onConfirm={() => void take({ id: message.id })}
          onCancel={() => setIsOpen(false)}
          isBusy={isBusy}
        >
          {failure && <Alert severity="error">{failure}</Alert>}
        </Confirm>
      )}
    </>
  );
}
