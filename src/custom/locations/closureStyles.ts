import { styled } from '@mui/material/styles';

/** A row with one closure, as text or as inputs. */
export const ClosureRow = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 0',
  borderBottom: `1px solid ${palette.divider}`,
  '& .text': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&[data-editing]': {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) 40px',
    alignItems: 'start',
    gap: '12px 8px',
    '& .times': { gridColumn: '1 / 3', gridRow: 2 },
    '& > button': { gridColumn: 3, gridRow: 1 },
    [breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 40px',
      '& > :nth-of-type(2)': { gridColumn: 1, gridRow: 2 },
      '& .times': { gridColumn: 1, gridRow: 3 },
      '& > button': { gridColumn: 2 },
    },
  },
  '& .times': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
