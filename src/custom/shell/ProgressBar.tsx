import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { useLoading, useTranslate } from 'react-admin';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A slim line at the top while something loads; a quick answer never shows it. */
export function ProgressBar() {
  const isLoading = useLoading();
  const translate = useTranslate();
  if (!isLoading) return null;
  return (
    <LinearProgress
      aria-label={translate('shell.loading')}
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'tooltip',
        animation: `${appear} 200ms 300ms backwards`,
      }}
    />
  );
}
