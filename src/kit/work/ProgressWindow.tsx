import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../dataProvider/errors.ts';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import { isJobActive, type JobProgress, type BackgroundJob } from './useJobProgress.ts';

interface ProgressWindowProps {
  title: string;
  /** Accessible name of the progress bar. */
  label: string;
  /** Progress or result, as text. */
  status: string;
  followed: JobProgress<BackgroundJob>;
  cancelLabel: string;
  onClose: () => void;
  /** Further content. */
  children?: ReactNode;
}

/** Progress of a background job, above any page; closing it does not cancel the job. */
export function ProgressWindow({
  title,
  label,
  status,
  followed: { work, error, reload, cancel, isCancelling, cancelError },
  cancelLabel,
  onClose,
  children,
}: ProgressWindowProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { done, total } = work;
  return createPortal(
    <Paper
      role="dialog"
      aria-labelledby={titleId}
      elevation={4}
      sx={{
        position: 'fixed',
        right: { xs: 8, sm: 24 },
        bottom: { xs: 8, sm: 24 },
        zIndex: 'modal',
        width: 380,
        maxWidth: 'calc(100vw - 16px)',
        p: 2,
      }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={total > 0 ? (100 * done) / total : 100}
        sx={{ my: 1 }}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        {status}
      </Typography>
      {children}
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={reload} />}
      {cancelError && (
        <Typography role="alert" variant="body2" color="error">
          {translate(reasonOf(cancelError, 'messages.failed'))}
        </Typography>
      )}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        {isJobActive(work) && (
          <Button color="error" loading={isCancelling} onClick={cancel}>
            {cancelLabel}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.close')}
        </Button>
      </Stack>
    </Paper>,
    document.body,
  );
}
