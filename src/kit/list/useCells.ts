import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { ColumnElement } from '../slots.ts';

/** The columns in one cell: one, or on phones several stacked. */
export type Cell = [ColumnElement, ...ColumnElement[]];

/**
 * Returns the cells of a row. On phones, the `phone` columns share one cell after the record's name, visible without
 * scrolling.
 */
export function useCells(columns: ColumnElement[], phone: string[], label: string): Cell[] {
  const isPhone = useIsPhone();
  return useMemo(
    () => (isPhone ? cellsOnPhone(columns, phone, label) : columns.map((column): Cell => [column])),
    [isPhone, columns, phone, label],
  );
}

/** Whether the window is a phone's, where columns share a cell and have no widths of their own. */
export const useIsPhone = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** The column that links to the record (its name, or the first one), the stacked phone columns, then all others. */
export function cellsOnPhone(columns: ColumnElement[], phone: string[], label: string): Cell[] {
  const [first, ...more] = phone.flatMap(
    (source) => columns.find(({ props }) => props.source === source) ?? [],
  );
  const single = columns.filter(({ props }) => !phone.includes(props.source)).map((column): Cell => [column]);
  if (!first) return single;
  const isName = ([{ props }]: Cell) => props.source === label;
  const lead = single.find(isName) ?? single[0];
  return [...(lead ? [lead] : []), [first, ...more], ...single.filter((cell) => cell !== lead)];
}
