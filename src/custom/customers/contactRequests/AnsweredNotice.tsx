import Alert from '@mui/material/Alert';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useAnsweredText } from './useAnsweredText.ts';

/** That somebody has answered already, so that nobody does so again. */
export function AnsweredNotice({ request }: { request: ContactRequest }) {
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {useAnsweredText()(request)}
    </Alert>
  );
}
