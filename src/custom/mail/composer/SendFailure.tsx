import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { NewMail } from '../../../schemas/mail/mail.ts';

/** What has a line of its own in the window, where its error stands and the focus goes. */
const lines = ['to', 'cc', 'bcc', 'subject', 'reply_to'] as const;

/** Why a mail did not leave, above Send: it has the focus, unless a line of the window has. */
export function SendFailure({ hasRecipients }: { hasRecipients: boolean }) {
  const { errors, submitCount } = useFormState<NewMail>();
  const messages = [errors.root, errors.html, !hasRecipients && errors.to].flatMap(
    (error) => (error && error.message) || [],
  );
  if (messages.length === 0) return null;
  const isElsewhere = lines.some((line) => errors[line] && (line !== 'to' || hasRecipients));
  // Each try is told, and has the focus, anew.
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
