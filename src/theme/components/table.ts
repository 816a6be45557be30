import type { ThemeOptions } from '@mui/material/styles';
import type { Colors } from '../tokens.ts';

/** Dense tables: rows of 40 pixels, sticky header, lines instead of boxes. */
export const table = (colors: Colors): ThemeOptions['components'] => ({
  MuiTableContainer: { styleOverrides: { root: { borderRadius: 'inherit' } } },
  MuiTable: { defaultProps: { size: 'small', stickyHeader: true } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: colors.line, fontSize: '0.875rem', height: 40 },
      sizeSmall: { padding: '4px 12px' },
      head: {
        color: colors.muted,
        backgroundColor: colors.surface,
        fontSize: '0.8125rem',
        fontWeight: 550,
        whiteSpace: 'nowrap',
      },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colors.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colors.accent.soft },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { '&:hover, &.Mui-active': { color: colors.text } }, icon: { fontSize: '1rem' } },
  },
});
