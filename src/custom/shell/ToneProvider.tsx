import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { darkTheme, lightTheme } from '../../theme/theme.ts';

interface ToneProviderProps {
  /** `page` inherits the theme of the page. */
  tone: 'page' | 'light' | 'dark';
  children: ReactNode;
}

/** Renders its children in the light or dark theme, independent of the page. */
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
