import type { Theme } from '@mui/material/styles';

/** The admin's colours and typography for the editor library. */
export const puckColors = ({ palette, typography }: Theme) => ({
  '--puck-font-family': typography.fontFamily,
  '--puck-color-surface': palette.background.paper,
  '--puck-color-surface-muted': palette.background.default,
  '--puck-color-surface-subtle': palette.background.default,
  '--puck-color-border': palette.divider,
  '--puck-color-border-muted': palette.divider,
  '--puck-color-border-hover': palette.text.secondary,
  '--puck-color-text': palette.text.primary,
  '--puck-color-text-secondary': palette.text.secondary,
  '--puck-color-text-muted': palette.text.secondary,
  '--puck-color-text-subtle': palette.text.secondary,
  '--puck-color-interactive': palette.primary.main,
  '--puck-color-interactive-hover': palette.primary.dark,
  '--puck-color-interactive-active': palette.primary.dark,
  '--puck-color-interactive-subtle': palette.action.selected,
  '--puck-color-interactive-soft': palette.action.selected,
  '--puck-color-interactive-soft-hover': palette.action.hover,
  '--puck-color-interactive-neutral-hover': palette.action.hover,
  '--puck-color-focus-ring': palette.primary.main,
});
