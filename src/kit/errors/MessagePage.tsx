import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

interface MessagePageProps {
  code?: string;
  title: string;
  text: string;
  /** More about it, small. */
  note?: ReactNode;
  /** Ways on: links and buttons. */
  children: ReactNode;
}

/** A page that says what is wrong and offers a way on. The browser's tab is named after it. */
export function MessagePage({ code, title, text, note, children }: MessagePageProps) {
  // After the frame has named it after the page.
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
