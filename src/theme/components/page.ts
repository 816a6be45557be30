import type { ThemeOptions } from '@mui/material/styles';
import type { Colors } from '../tokens.ts';

/** Global styles: focus, selection, scrollbars, motion, states. */
export const page = (colors: Colors): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    defaultProps: { enableColorScheme: true },
    styleOverrides: {
      body: {
        fontVariantNumeric: 'lining-nums',
        WebkitFontSmoothing: 'antialiased',
        overflowWrap: 'break-word',
      },
      '::selection': { backgroundColor: colors.accent.soft, color: colors.text },
      ':focus-visible': {
        outline: `2px solid ${colors.accent.main}`,
        outlineOffset: 2,
      },
      '*': { scrollbarColor: `${colors.outline} transparent`, scrollbarWidth: 'thin' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
        // Scripts may wait for the transitionend of an inline transition.
        '[style*=transition]': { transitionDuration: '1ms !important' },
      },
      // Declared once: MUI would otherwise insert a style element per input and restyle the whole page.
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      '.visually-hidden': {
        position: 'absolute',
        width: 1,
        height: 1,
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      // The dot of a state. Not styles of their own, of which a list would have many.
      '.status::before': {
        content: '""',
        display: 'inline-block',
        marginRight: 6,
        verticalAlign: 1,
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: colors.faint,
      },
      '.status[data-tone=positive]::before': { background: colors.success.main },
      '.status[data-tone=warning]::before': { background: colors.warning.main },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: `2px solid ${colors.accent.main}`, outlineOffset: 2 },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    // Facts have links below each other: the least height of a target (WCAG 2.2, 2.5.8).
    styleOverrides: { root: { fontWeight: 550, 'dd &': { lineHeight: '24px' } } },
  },
});
