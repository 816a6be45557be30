import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { visibleJobStates, type Job } from '../../schemas/work/jobs.ts';
import { JobSection } from './JobSection.tsx';
import { RetriedJob } from './RetriedJob.tsx';

/** The store's background jobs: running, planned and failed (contract 1 §2.7). */
export default function WorkTab() {
  const translate = useTranslate();
  const [retried, setRetried] = useState<Job[]>([]);
  const without = ({ id }: Job) => retried.filter((job) => job.id !== id);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('work.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('work.text')}
      </Typography>
      {retried.map((job) => (
        <RetriedJob key={job.id} job={job} onClose={() => setRetried(without(job))} />
      ))}
      {visibleJobStates.map((state) => (
        <JobSection key={state} state={state} onRetried={(job) => setRetried([job, ...without(job)])} />
      ))}
    </section>
  );
}
