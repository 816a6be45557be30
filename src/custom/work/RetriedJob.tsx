import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Job } from '../../schemas/work/jobs.ts';
import { useJob } from './useJobs.ts';
import { useJobTexts } from './useJobTexts.ts';

interface RetriedJobProps {
  /** The job before the retry. */
  job: Job;
  onClose: () => void;
}

/** The outcome of a retried job: running, done, or failed again, with the reason. */
export function RetriedJob({ job, onClose }: RetriedJobProps) {
  const translate = useTranslate();
  const { nameOf, reasonOf, momentOf } = useJobTexts();
  const { data } = useJob(job.id);
  const { state = 'queued', reason = null, run_at: due = job.run_at } = data ?? {};
  // While the job waits for its next attempt, the reason is that of the last one.
  const outcome = state === 'queued' && data && reason ? 'waiting' : state;
  const severity = severities[outcome];
  return (
    <Alert
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      onClose={onClose}
      sx={{ mb: 1 }}
    >
      {translate(`work.retried.${outcome}`, {
        name: nameOf(job),
        reason: reasonOf(reason),
        moment: momentOf(due),
      })}
    </Alert>
  );
}

const severities = {
  queued: 'info',
  running: 'info',
  waiting: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'warning',
} as const;
