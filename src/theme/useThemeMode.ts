import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';

export type ThemeMode = 'light' | 'dark';

/** The chosen theme, else the one that the system prefers. */
export function useThemeMode() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return useStore<ThemeMode>('theme', prefersDark ? 'dark' : 'light');
}
