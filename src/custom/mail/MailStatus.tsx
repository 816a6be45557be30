import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { MailState } from '../../schemas/work/mails.ts';

const colors = {
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  unknown: 'warning',
} as const;

/** Delivery state of an email. */
export function MailStatus({ state }: { state: MailState }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[state]}
      label={translate(`mail.states.${state}`)}
      title={translate(`mail.state_hints.${state}`)}
    />
  );
}
