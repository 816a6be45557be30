import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useLocale } from '../../../i18n/useLocale.ts';
import { ThrottledStatus } from './ThrottledStatus.tsx';
import type { Progress } from './progress.ts';

interface WorkProgressProps {
  /** The current stage. */
  stage: string;
  /** Undefined while the total is unknown. */
  progress?: Progress;
  children?: ReactNode;
}

/** The progress of a long task, as a bar and in numbers. Screen readers hear every quarter. */
export function WorkProgress({ stage, progress, children }: WorkProgressProps) {
  const locale = useLocale();
  const id = useId();
  const share = progress?.total ? Math.min(1, progress.done / progress.total) : undefined;
  const quarter = Math.floor(4 * (share ?? 0)) / 4;
  const percent = quarter > 0 && quarter.toLocaleString(locale, { style: 'percent' });
  return (
    <Stack sx={{ gap: 1, py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id}>{stage}</Typography>
        {progress && share !== undefined && (
          <Typography
            color="text.secondary"
            sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            {progress.done.toLocaleString(locale)} / {progress.total.toLocaleString(locale)}
          </Typography>
        )}
      </Stack>
      <LinearProgress
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={share === undefined ? undefined : 100 * share}
        aria-labelledby={id}
      />
      <ThrottledStatus text={percent ? `${stage} ${percent}` : stage} />
      {children}
    </Stack>
  );
}
