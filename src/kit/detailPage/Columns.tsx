import { styled } from '@mui/material/styles';

/** Two columns of a record's page, the second wider; stacked on narrow screens. */
export const Columns = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(3),
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
}));
