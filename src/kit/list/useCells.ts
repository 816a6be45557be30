import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { ColumnElement } from '../slots.ts';

/** The columns that one cell of a row holds: one, or on a phone several above each other. */
export type Cell = [ColumnElement, ...ColumnElement[]];

/**
 * The cells of a row. On a phone the columns named in `phone` share one cell, which follows the one that names the
 * record, so that they are in view without scrolling.
 */
export function useCells(columns: ColumnElement[], phone: string[], label: string): Cell[] {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return useMemo(
    () => (isPhone ? cellsOnPhone(columns, phone, label) : columns.map((column): Cell => [column])),
    [isPhone, columns, phone, label],
  );
}

/** The record's name, what a phone shows of it, then all other columns. */
export function cellsOnPhone(columns: ColumnElement[], phone: string[], label: string): Cell[] {
  const [first, ...more] = phone.flatMap(
    (source) => columns.find(({ props }) => props.source === source) ?? [],
  );
  const single = columns.filter(({ props }) => !phone.includes(props.source)).map((column): Cell => [column]);
  if (!first) return single;
  const isName = ([{ props }]: Cell) => props.source === label;
  return [...single.filter(isName), [first, ...more], ...single.filter((cell) => !isName(cell))];
}
