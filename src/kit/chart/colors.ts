import type { Theme } from '@mui/material/styles';
import { light } from '../../theme/tokens.ts';
import type { ChartColors } from './chart.ts';

/** Colours of the current theme. */
export const themeColors = ({ palette }: Theme): ChartColors => ({
  main: palette.primary.main,
  former: palette.text.disabled,
  line: palette.divider,
  text: palette.text.secondary,
  surface: palette.background.paper,
});

/** Colours for files and print. */
export const paperColors: ChartColors = {
  main: light.accent.main,
  former: light.faint,
  line: light.line,
  text: light.muted,
  surface: light.surface,
};
