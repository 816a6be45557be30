import { styled } from '@mui/material/styles';

/** Two columns if there is room; an input with `data-wide` spans both. */
export const FormGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(1),
  alignItems: 'start',
  '& .MuiFormControl-root': { margin: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
}));

/** Two columns: the first and last child beside the second one; stacked on narrow screens. */
export const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 3),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / 3' },
  },
}));

/** Wraps all fields, to disable them together. */
export const Fields = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
