import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { darkTheme, lightTheme } from '../../theme/theme.ts';

interface ToneProviderProps {
  /** `page`: as the page around it. */
  tone: 'page' | 'light' | 'dark';
  children: ReactNode;
}

/** Shows a part of the frame light or dark, whatever the page is. */
export function ToneProvider({ tone, children }: ToneProviderProps) {
  const theme = useMemo(
    () => (outer: Theme) =>
      tone === 'page' || tone === outer.palette.mode
        ? outer
        : createTheme(tone === 'dark' ? darkTheme : lightTheme),
    [tone],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
