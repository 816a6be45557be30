import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import type { Job, VisibleJobState } from '../../schemas/work/jobs.ts';
import { JobItem } from './JobItem.tsx';
import { useJobs } from './useJobs.ts';

interface JobSectionProps {
  state: VisibleJobState;
  onRetried: (job: Job) => void;
}

/** The jobs in one state, with their count. */
export function JobSection({ state, onRetried }: JobSectionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const [count, setCount] = useState(step);
  const { jobs, total = 0, error, reload } = useJobs(state, count);
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate(`work.states.${state}`)}
        {jobs && ` (${total.toLocaleString(locale)})`}
      </Typography>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={reload} />}
      {!jobs && !error && <Skeleton variant="rounded" height={56} />}
      {jobs?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate(`work.none.${state}`)}
        </Typography>
      )}
      <List>
        {jobs?.map((job) => (
          <JobItem key={job.id} job={job} isPlanned={state === 'planned'} onRetried={onRetried} />
        ))}
      </List>
      {total > count && (
        <Button size="small" color="inherit" onClick={() => setCount(count + step)}>
          {translate('work.more')}
        </Button>
      )}
    </Section>
  );
}

/** Jobs added by each click on "more". */
const step = 20;

const Section = styled('section')({ marginBottom: 24 });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
