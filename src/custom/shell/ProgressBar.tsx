import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { useLoading, useTranslate } from 'react-admin';
import { useDelayedFlag } from '../../kit/useDelayedFlag.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Milliseconds before the bar appears, so that quick responses show none. */
const showDelay = 300;

/** A thin bar at the top while data loads. */
export function ProgressBar() {
  const isSlow = useDelayedFlag(useLoading(), showDelay);
  const translate = useTranslate();
  if (!isSlow) return null;
  return (
    <LinearProgress
      aria-label={translate('shell.loading')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'tooltip',
        animation: `${appear} 200ms`,
      }}
    />
  );
}
