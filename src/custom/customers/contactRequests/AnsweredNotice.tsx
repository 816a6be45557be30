import Alert from '@mui/material/Alert';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useAnswered } from './useAnsweredText.ts';

/** That somebody has answered already, so that nobody does so again. */
export function Answered({ request }: { request: ContactRequest }) {
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {useAnswered()(request)}
    </Alert>
  );
}
