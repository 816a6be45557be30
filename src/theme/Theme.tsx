import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { componentTexts } from './componentTexts.ts';
import { styleCache } from './styleCache.ts';
import { darkTheme, lightTheme } from './theme.ts';
import { useThemeMode } from './useThemeMode.ts';

/** Applies the chosen theme; must be inside react-admin's context. */
export function Theme({ children }: { children: ReactNode }) {
  const [mode] = useThemeMode();
  const translate = useTranslate();
  const theme = useMemo(
    () => createTheme(mode === 'dark' ? darkTheme : lightTheme, { components: componentTexts(translate) }),
    [mode, translate],
  );
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
