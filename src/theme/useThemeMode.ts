import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export type ThemeMode = 'light' | 'dark';

/** The chosen theme, defaulting to the system's. */
export function useThemeMode() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return useStore<ThemeMode>('theme', prefersDark ? 'dark' : 'light');
}
