import type { ThemeOptions } from '@mui/material/styles';
import { radius, scrim, shadow, type Colors } from '../tokens.ts';

/** Papers, menus and dialogs. */
export const surfaces = (colors: Colors): ThemeOptions['components'] => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radius.large } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: colors.line, borderRadius: radius.large } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { backgroundColor: colors.raised, border: `1px solid ${colors.line}`, boxShadow: shadow },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiPopover: {
    styleOverrides: {
      paper: {
        backgroundColor: colors.raised,
        border: `1px solid ${colors.line}`,
        borderRadius: radius.large,
        boxShadow: shadow,
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 10px',
        borderRadius: radius.small,
        fontSize: '0.875rem',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: colors.accent.soft,
          color: colors.accent.onSoft,
          fontWeight: 550,
        },
        '&.Mui-focusVisible': { outlineOffset: -2, backgroundColor: colors.hover },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: 'inherit' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { backgroundColor: colors.surface, boxShadow: shadow, border: `1px solid ${colors.line}` },
      paperFullScreen: { border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '18px 24px 12px', fontSize: '1.125rem', fontWeight: 620 } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '14px 24px',
        gap: 8,
        flexWrap: 'wrap',
        borderTop: `1px solid ${colors.line}`,
        // Four and more fill the rows that they need on a phone.
        [theme.breakpoints.down('sm')]: {
          '&:has(> .MuiButton-root ~ .MuiButton-root ~ .MuiButton-root ~ .MuiButton-root)': {
            '& > .MuiButton-root': { flex: '1 1 40%', margin: 0 },
            '& > :empty': { display: 'none' },
          },
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: scrim } } },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0, backgroundColor: colors.surface } } },
});
