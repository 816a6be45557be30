import type { ThemeOptions } from '@mui/material/styles';

export const typography = {
  fontSize: 14,
  h1: { fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.015em' },
  h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-0.01em' },
  h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 600 },
  h4: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
  h5: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
  h6: { fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 600 },
  subtitle1: { fontSize: '0.9375rem', fontWeight: 550 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 550 },
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
  button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
  caption: { fontSize: '0.75rem', lineHeight: 1.4 },
  overline: { fontSize: '0.75rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
} satisfies ThemeOptions['typography'];
