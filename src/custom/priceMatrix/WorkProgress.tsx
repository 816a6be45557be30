import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import type { Progress } from './types.ts';

interface WorkProgressProps {
  /** What is being done; told once, the numbers are not. */
  stage: string;
  /** Undefined as long as nobody knows how much there is to do. */
  progress?: Progress;
  children?: ReactNode;
}

/** How far a long work is, as a bar and in numbers. */
export function WorkProgress({ stage, progress, children }: WorkProgressProps) {
  const locale = useLocale();
  const id = useId();
  const share = progress?.total ? Math.min(1, progress.done / progress.total) : undefined;
  return (
    <Stack sx={{ gap: 1, py: 1 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id} role="status">
          {stage}
        </Typography>
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
      {children}
    </Stack>
  );
}
