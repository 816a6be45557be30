import Alert from '@mui/material/Alert';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useAnsweredText } from './useAnsweredText.ts';

/** Tells that a request was already answered, to prevent a second answer. */
export function AnsweredNotice({ request }: { request: ContactRequest }) {
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {useAnsweredText()(request)}
    </Alert>
  );
}
