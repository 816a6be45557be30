import { styled } from '@mui/material/styles';

interface LayoutProps {
  /** Widths of the inputs in pixels. */
  widths: number[];
  hasSum: boolean;
}

const [minName, sumWidth, removeWidth, gap, padding] = [112, 96, 40, 12, 17];

/** The width in pixels of columns beside each other. */
const widthOf = (columns: number[]) =>
  columns.reduce((sum, one) => sum + one, 0) + gap * (columns.length - 1);

/** A line: one row if there is room for it, else a card with its name above its inputs, beside each other if they fit. */
export const LineCardRoot = styled('li', {
  shouldForwardProp: (name) => name !== 'widths' && name !== 'hasSum',
})<LayoutProps>(({ theme: { palette, spacing }, widths, hasSum }) => {
  const columns = hasSum ? [...widths, sumWidth] : widths;
  const cells = widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: widths.length > 1 ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
    gap,
    alignItems: 'start',
    marginTop: spacing(1.5),
    padding: spacing(2),
    border: `1px solid ${palette.divider}`,
    borderRadius: 12,
    '& .MuiFormControl-root': { margin: 0, width: '100%' },
    '& > :empty': { display: 'none' },
    '& .item': { gridColumn: '1 / -1', paddingRight: 40, minWidth: 0 },
    '& .sum': {
      gridColumn: '-2 / -1',
      paddingTop: spacing(1),
      textAlign: 'right',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .wide': { gridColumn: '1 / -1', display: 'grid', gap: spacing(1) },
    '& .remove': { position: 'absolute', right: spacing(1), top: spacing(1) },
    [`@container (min-width: ${widthOf(columns) + 2 * padding}px)`]: {
      gridTemplateColumns: hasSum ? `${cells} ${sumWidth}px` : cells,
    },
    [`@container (min-width: ${widthOf([minName, ...columns, removeWidth])}px)`]: {
      gridTemplateColumns: [
        'minmax(0, 1fr)',
        ...columns.map((width) => `${width}px`),
        `${removeWidth}px`,
      ].join(' '),
      marginTop: 0,
      padding: spacing(2, 0),
      border: 0,
      borderTop: `1px solid ${palette.divider}`,
      borderRadius: 0,
      '&:first-of-type': { marginTop: spacing(1.5) },
      '& > div:empty:not(.wide)': { display: 'block' },
      '& .item': { gridColumn: 1, paddingRight: 0 },
      '& .sum': { gridColumn: columns.length + 1, gridRow: 1 },
      '& .remove': { position: 'static', gridColumn: columns.length + 2, gridRow: 1 },
      '& .wide': { gridColumn: `1 / ${columns.length + 1}` },
    },
  };
});
