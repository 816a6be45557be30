import { keyframes } from '@emotion/react';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useLoading, useTranslate } from 'react-admin';

const appear = keyframes({ from: { opacity: 0 } });

/** Milliseconds until it shows: a quick answer needs no bar. */
const patience = 300;

/** A slim line at the top while something loads. */
export function ProgressBar() {
  const isLoading = useLoading();
  const translate = useTranslate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
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
