import { styled } from '@mui/material/styles';
import { minWeekWidth } from './useMaxStack.ts';

/** Layout of the calendar: fills the rest of the window, with a minimum height. */
export const CalendarFrame = styled('div')(({ theme: { palette, breakpoints } }) => ({
  height: 'clamp(560px, calc(100vh - 330px), 1000px)',
  minWidth: 0,
  borderBlock: `1px solid ${palette.divider}`,
  [breakpoints.down('sm')]: {
    height: 'clamp(440px, calc(100vh - 330px), 800px)',
    overflowX: 'auto',
    '&[data-view=week] > *': { minWidth: minWeekWidth },
  },
}));
