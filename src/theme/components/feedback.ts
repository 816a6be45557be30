import type { ThemeOptions } from '@mui/material/styles';
import { radius, type Colors, type Tone } from '../tokens.ts';

const tones = ['success', 'warning', 'error', 'info'] as const;

const soft = ({ soft: backgroundColor, onSoft: color }: Tone) => ({ backgroundColor, color });

/** Chips, alerts, progress bars and skeletons. */
export const feedback = (colors: Colors): ThemeOptions['components'] => ({
  MuiChip: {
    styleOverrides: {
      root: { height: 24, borderRadius: radius.small, fontSize: '0.75rem', fontWeight: 550 },
      filled: {
        ...soft(colors.neutral),
        '&.MuiChip-colorPrimary': soft(colors.accent),
        ...Object.fromEntries(
          tones.map((tone) => [
            `&.MuiChip-color${tone[0]?.toUpperCase()}${tone.slice(1)}`,
            soft(colors[tone]),
          ]),
        ),
        '&.Mui-disabled': { opacity: 1, color: colors.faint },
      },
      outlined: { borderColor: colors.outline },
      deleteIcon: { color: 'inherit', opacity: 0.75, '&:hover': { color: 'inherit', opacity: 1 } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.medium, padding: '4px 14px', alignItems: 'center' },
    },
    variants: tones.map((severity) => ({
      props: { severity, variant: 'standard' },
      style: alert(colors[severity]),
    })),
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 3, borderRadius: 2, backgroundColor: colors.accent.soft } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: colors.neutral.soft } },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 600 } } },
});

function alert(tone: Tone) {
  return {
    ...soft(tone),
    // Beside the first of many lines.
    '& .MuiAlert-icon': { color: tone.main, alignSelf: 'flex-start' },
    // The action wraps below the message instead of squeezing it.
    flexWrap: 'wrap' as const,
    '& .MuiAlert-message': { flex: '1 1 min(180px, 100% - 40px)', minWidth: 0 },
  };
}
