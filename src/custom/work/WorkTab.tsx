import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { shownStates } from '../../schemas/work/jobs.ts';
import { JobSection } from './JobSection.tsx';

/** What the store's services do by themselves: what runs, waits, or was given up (contract 1 §2.7). */
export default function WorkTab() {
  const translate = useTranslate();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('work.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('work.text')}
      </Typography>
      {shownStates.map((state) => (
        <JobSection key={state} state={state} />
      ))}
    </section>
  );
}
