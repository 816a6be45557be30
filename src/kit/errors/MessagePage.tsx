import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

interface MessagePageProps {
  code?: string;
  title: string;
  text: string;
  /** Additional small text. */
  note?: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
}

/** A full-page message; also sets the document title. */
export function MessagePage({ code, title, text, note, children }: MessagePageProps) {
  // After the layout has set the title to the page's name.
  useEffect(() => queueMicrotask(() => (document.title = title)), [title]);
  return (
    <Box role="alert" sx={{ maxWidth: 480, mx: 'auto', px: 3, py: { xs: 8, md: 14 }, textAlign: 'center' }}>
      {code && (
        <Typography
          color="text.secondary"
          sx={{ fontWeight: 600, mb: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {code}
        </Typography>
      )}
      <Typography component="h1" variant="h1" sx={{ mb: 1, textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography component="div" color="text.secondary" sx={{ mb: 3, textWrap: 'pretty' }}>
        {text}
        {note}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{children}</Box>
    </Box>
  );
}
