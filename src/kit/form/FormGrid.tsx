import { styled } from '@mui/material/styles';

/** Two columns where there is room; an input marked `data-wide` takes both. */
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

/** Two halves, the first and the last child beside the one between them; on a narrow screen one below the other. */
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

/** All fields of a form, which `disabled` and `inert` hold back together. */
export const Fields = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
