import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../../dataProvider/errors.ts';
import type { Job } from '../../schemas/work/jobs.ts';
import { useJobAction } from './useJobs.ts';
import { useJobTexts } from './useJobTexts.ts';

interface JobItemProps {
  job: Job;
  isPlanned: boolean;
  /** The retry was accepted. */
  onRetried: (job: Job) => void;
}

/** A job with its owner, progress or failure, and the actions on it. */
export function JobItem({ job, isPlanned, onRetried }: JobItemProps) {
  const translate = useTranslate();
  const { kindOf, nameOf, reasonOf: whyOf, momentOf } = useJobTexts();
  const isFailed = job.state === 'failed';
  const { mutate, isPending, error } = useJobAction(isFailed ? 'retryJob' : 'cancelJob');
  const kind = kindOf(job);
  const moment = momentOf(isFailed ? (job.finished_date ?? job.created_date) : job.created_date);
  const action = translate(isFailed ? 'work.retry' : 'work.cancel');
  return (
    <Item>
      <div>
        <strong>{kind}</strong>
        {job.about && ` · ${job.about}`}
        <p>
          {[job.created_by_name, moment].filter(Boolean).join(', ')}
          {isPlanned && ` · ${translate('work.due', { moment: momentOf(job.run_at) })}`}
          {job.attempts > 1 && ` · ${translate('work.attempts', { smart_count: job.attempts })}`}
        </p>
        {job.reason && <p>{whyOf(job.reason)}</p>}
        {job.state === 'running' && <Progress job={job} label={kind} />}
        {error && <p role="alert">{translate(reasonOf(error, 'messages.failed'))}</p>}
      </div>
      {job.is_cancelled ? (
        <span>{translate('work.cancelling')}</span>
      ) : (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          disabled={isPending}
          aria-label={`${action}: ${nameOf(job)}`}
          onClick={() => mutate(job.id, { onSuccess: () => isFailed && onRetried(job) })}
        >
          {action}
        </Button>
      )}
    </Item>
  );
}

function Progress({ job: { progress }, label }: { job: Job; label: string }) {
  const translate = useTranslate();
  if (!progress) return null;
  const { done, total } = progress;
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
        sx={{ mt: 0.5 }}
      />
      <p>{translate('work.progress', { done, total })}</p>
    </>
  );
}

const Item = styled('li')(({ theme: { palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 0',
  borderTop: `1px solid ${palette.divider}`,
  '& > div': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& p, & > span': { margin: 0, fontSize: '0.8125rem', color: palette.text.secondary },
}));
