import { useTranslate } from 'react-admin';
import { nobody, type BoardColumn, type Grouping } from './columns.ts';

/** Returns the title of a column. */
export function useColumnTitle(grouping: Grouping): (column: BoardColumn) => string {
  const translate = useTranslate();
  return ({ key, name }) => {
    if (name !== undefined) return name;
    if (key === nobody) return translate('board.nobody');
    return translate(grouping === 'state' || key === 'READY' ? `bench.states.${key}` : `board.days.${key}`);
  };
}
