import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useWindow } from './useWindow.ts';

/** Height of the header with borders, in pixels. A phone shows none. */
const headHeight = { desktop: 43, phone: 2 };

/** Row heights in pixels. */
export type RowHeights = Record<'desktop' | 'phone', number>;

/** Virtual scrolling of rows whose height depends on the screen. */
export function useRowWindow(heights: RowHeights) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const device = isPhone ? 'phone' : 'desktop';
  return { ...useWindow(heights[device]), rowHeight: heights[device], headHeight: headHeight[device] };
}
