import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ListColumns } from '../../schemas/listColumns.ts';
import type { ColumnElement } from '../slots.ts';
import { arrangeColumns } from './columns/arrangeColumns.ts';
import { useListColumns } from './columns/useListColumns.ts';

export type ColumnWidths = ReadonlyMap<string, number>;

export interface ColumnChooser {
  /** All columns as chosen. */
  value: ListColumns;
  /** Their elements, in the same order. */
  all: ColumnElement[];
  visible: ColumnElement[];
  isHidden: (source: string) => boolean;
  /** The chosen widths, in pixels. */
  widths: ColumnWidths;
  setWidth: (source: string, width: number) => void;
  replace: (columns: ListColumns) => void;
  /** Returns all columns as another choice has them. */
  arrange: (columns: ListColumns) => ListColumns;
  toggle: (source: string) => void;
  move: (from: number, to: number) => void;
  /** Moves a column to the place of another. */
  moveTo: (source: string, at: string) => void;
  /** Whether there is a choice, which `reset` drops. */
  isChanged: boolean;
  reset: () => void;
}

interface ColumnsOptions {
  /** Key of the stored choice. */
  key: string;
  columns: ColumnElement[];
  hiddenAtFirst: string[];
  /** The column that is never hidden. */
  label: string;
  /** Applies while nothing is stored; must be stable. */
  unlessChosen?: ListColumns | null;
}

/** Returns the columns as chosen; the choice is stored on this device. */
export function useColumns({
  key,
  columns,
  hiddenAtFirst,
  label,
  unlessChosen,
}: ColumnsOptions): ColumnChooser {
  const [stored, replace] = useListColumns(key);
  const chosen = stored ?? unlessChosen ?? undefined;
  const hiddenBefore = useHiddenBefore(key);
  return useMemo(() => {
    const sources = columns.map(({ props }) => props.source);
    const hidden = (!chosen && hiddenBefore) || hiddenAtFirst;
    const value = arrangeColumns({ sources, hidden, label }, chosen ?? []);
    const all = value.flatMap(({ source }) => columns.find(({ props }) => props.source === source) ?? []);
    const hiddenNow = new Set(value.filter((one) => one.hidden).map(({ source }) => source));
    const isHidden = (source: string) => hiddenNow.has(source);
    const move = (from: number, to: number) =>
      replace(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)));
    const placeOf = (source: string) => value.findIndex((one) => one.source === source);
    const change = (source: string, to: Partial<ListColumns[number]>) =>
      replace(value.map((one) => (one.source === source ? { ...one, ...to } : one)));
    return {
      value,
      all,
      visible: all.filter(({ props }) => !isHidden(props.source)),
      isHidden,
      widths: new Map(value.flatMap(({ source, width }) => (width ? [[source, width]] : []))),
      setWidth: (source, width) => change(source, { width }),
      replace,
      arrange: (choice) => arrangeColumns({ sources, hidden: hiddenAtFirst, label }, choice),
      toggle: (source) => change(source, { hidden: !isHidden(source) }),
      move,
      moveTo: (source, at) => move(placeOf(source), placeOf(at)),
      isChanged: chosen ? chosen.length > 0 : hiddenBefore !== undefined,
      reset: () => replace([]),
    };
  }, [columns, chosen, hiddenBefore, hiddenAtFirst, label, replace]);
}

/** The choice of versions that stored hidden columns only. */
function useHiddenBefore(key: string): string[] | undefined {
  const [stored] = useStore<unknown>(`${key}.hiddenColumns`);
  return Array.isArray(stored) ? (stored as string[]) : undefined;
}

/** Returns the message key of a column's name. */
export const labelKey = (resource: string, { source, label }: { source: string; label?: string }) =>
  label ?? `resources.${resource}.fields.${source}`;
