import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { NewMail } from '../../../schemas/mail/mail.ts';

/** Fields that show their own errors and take the focus. */
const lines = ['to', 'cc', 'bcc', 'subject', 'reply_to'] as const;

/** Why sending failed, above Send; takes the focus unless a field has it. */
export function SendFailure({ hasRecipients }: { hasRecipients: boolean }) {
  const { errors, submitCount } = useFormState<NewMail>();
  const messages = [errors.root, errors.html, !hasRecipients && errors.to].flatMap(
    (error) => (error && error.message) || [],
  );
  if (messages.length === 0) return null;
  const isElsewhere = lines.some((line) => errors[line] && (line !== 'to' || hasRecipients));
  // The key remounts the message on each attempt, so that it is announced and focused again.
  return <Failure key={submitCount} text={messages.join(' ')} takesFocus={!isElsewhere} />;
}

function Failure({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <Alert ref={ref} severity="error" role="alert" tabIndex={-1} sx={{ mx: 2, mb: 1 }}>
      {text}
    </Alert>
  );
}
