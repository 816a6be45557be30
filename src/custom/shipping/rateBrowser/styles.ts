import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

/** Two independently scrolling columns, stacked on a narrow screen. */
export const Panes = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignContent: 'start',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(1.5, 2) },
  [theme.breakpoints.up('md')]: {
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    padding: 0,
    gap: 0,
    overflow: 'hidden',
    height: 'calc(100dvh - 250px)',
    '& > *': { overflowY: 'auto', padding: theme.spacing(2, 3) },
    '& > * + *': { borderLeft: `1px solid ${theme.palette.divider}` },
  },
}));

/** Three columns of narrow inputs. */
export const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  alignItems: 'start',
}));
