import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** A spinner that appears after a delay. */
export function Loading() {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: '60vh',
        animation: `${appear} 200ms 500ms backwards`,
      }}
    >
      <CircularProgress size={28} thickness={4} aria-label={translate('shell.loading')} />
    </Box>
  );
}
