import type { ThemeOptions } from '@mui/material/styles';
import { controls } from './components/controls.ts';
import { feedback } from './components/feedback.ts';
import { page } from './components/page.ts';
import { surfaces } from './components/surfaces.ts';
import { table } from './components/table.ts';
import { dark, fontFamily, light, radius, type Colors, type Tone } from './tokens.ts';
import { typography } from './typography.ts';

const onTone = (mode: 'light' | 'dark', { main, onSoft }: Tone) => ({
  main,
  dark: onSoft,
  light: main,
  contrastText: mode === 'light' ? '#ffffff' : dark.canvas,
});

const build = (mode: 'light' | 'dark', colors: Colors): ThemeOptions => ({
  palette: {
    mode,
    primary: {
      main: colors.accent.main,
      dark: colors.accent.strong,
      light: colors.accent.main,
      contrastText: colors.accent.on,
    },
    secondary: onTone(mode, colors.neutral),
    success: onTone(mode, colors.success),
    warning: onTone(mode, colors.warning),
    error: onTone(mode, colors.error),
    info: onTone(mode, colors.info),
    text: { primary: colors.text, secondary: colors.muted, disabled: colors.faint },
    background: { default: colors.canvas, paper: colors.surface },
    divider: colors.line,
    action: { hover: colors.hover, selected: colors.accent.soft, disabled: colors.faint, disabledOpacity: 1 },
  },
  shape: { borderRadius: radius.small },
  typography: { fontFamily, ...typography },
  transitions: {
    duration: { enteringScreen: 120, leavingScreen: 80, standard: 120, short: 100, shorter: 80 },
  },
  components: {
    ...page(colors),
    ...controls(colors),
    ...surfaces(colors),
    ...feedback(colors),
    ...table(colors),
  },
});

export const lightTheme = build('light', light);
export const darkTheme = build('dark', dark);
