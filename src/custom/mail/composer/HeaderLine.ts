import { styled } from '@mui/material/styles';

/** A header field of the email: label, input and error. */
export const HeaderLine = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '&[data-error=true]': { borderColor: theme.palette.error.main },
  '& label': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
  '& input': {
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
  },
  '& .error': {
    gridColumn: 2,
    color: theme.palette.error.main,
    fontSize: '0.75rem',
    '&:empty': { display: 'none' },
  },
}));
