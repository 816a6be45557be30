import { styled } from '@mui/material/styles';
import { radius, scrim, shadow } from '../../theme/tokens.ts';

/** The dimmed area behind a dialog. */
export const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  padding: 32,
  backgroundColor: scrim,
  animation: 'dialog-appear 120ms',
  '@keyframes dialog-appear': { from: { opacity: 0 } },
  [theme.breakpoints.down('sm')]: { padding: 0 },
}));

/** The dialog; title and actions are fixed, the content scrolls. */
export const Surface = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: theme.breakpoints.values.sm,
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'hidden',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: radius.large,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  boxShadow: shadow,
  outline: 0,
  '&[data-width=md]': { maxWidth: theme.breakpoints.values.md },
  '&[data-width=lg]': { maxWidth: theme.breakpoints.values.lg },
  '&[data-width=xl]': { maxWidth: theme.breakpoints.values.xl },
  '& form': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0, overflow: 'hidden' },
  // A form inside scrolling content: its first field's label overflows.
  '& .MuiDialogContent-root form': { overflow: 'visible' },
  [theme.breakpoints.down('sm')]: { height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
}));
