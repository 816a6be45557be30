import { useMemo } from 'react';
import { useStore } from 'react-admin';
import type { ColumnElement } from '../slots.ts';

export interface ColumnChooser {
  visible: ColumnElement[];
  isHidden: (source: string) => boolean;
  toggle: (source: string) => void;
}

/** Returns the visible columns; the choice is stored on this device. */
export function useColumns(
  resource: string,
  columns: ColumnElement[],
  hiddenAtFirst: string[],
): ColumnChooser {
  const [hidden, setHidden] = useStore<string[]>(`${resource}.hiddenColumns`, hiddenAtFirst);
  return useMemo(() => {
    const isHidden = (source: string) => hidden.includes(source);
    return {
      visible: columns.filter(({ props }) => !isHidden(props.source)),
      isHidden,
      toggle: (source) =>
        setHidden(isHidden(source) ? hidden.filter((one) => one !== source) : [...hidden, source]),
    };
  }, [columns, hidden, setHidden]);
}

/** Returns the message key of a column's name. */
export const labelKey = (resource: string, { source, label }: { source: string; label?: string }) =>
  label ?? `resources.${resource}.fields.${source}`;
