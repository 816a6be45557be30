import { useMemo, useState } from 'react';
import { readCents } from '../../../../schemas/amounts.ts';
import type { PriceChange, PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

export const rowKey = ({ product_id, storage }: Pick<PriceRow, 'product_id' | 'storage'>) =>
  `${product_id} ${storage}`;

const cellKey = (row: PriceRow, condition: Condition) => `${condition} ${rowKey(row)}`;
const storedText = (row: PriceRow, condition: Condition) => {
  const amount = row.amounts[condition];
  return amount === undefined ? '' : (amount / 100).toFixed(2);
};

/** What is typed into the table and not saved yet, and the rows that were added to it, which stay on top. */
export function useEdits(prices: readonly PriceRow[]) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [added, setAdded] = useState<readonly PriceRow[]>([]);
  const rows = useMemo(() => {
    const stored = new Map(prices.map((row) => [rowKey(row), row]));
    const first = new Set(added.map(rowKey));
    return [
      ...added.map((row) => stored.get(rowKey(row)) ?? row),
      ...prices.filter((row) => !first.has(rowKey(row))),
    ];
  }, [prices, added]);

  const textOf = (row: PriceRow, condition: Condition) =>
    typed.get(cellKey(row, condition)) ?? storedText(row, condition);
  const type = (row: PriceRow, condition: Condition, text: string) =>
    setTyped(new Map(typed).set(cellKey(row, condition), text));
  const isWrong = (row: PriceRow, condition: Condition) => {
    const text = typed.get(cellKey(row, condition))?.trim();
    return Boolean(text) && readCents(text ?? '') === null;
  };

  const changes = useMemo(
    () =>
      rows.flatMap((row) =>
        conditions.flatMap((condition): PriceChange[] => {
          const text = typed.get(cellKey(row, condition))?.trim();
          if (text === undefined) return [];
          const before = row.amounts[condition] ?? null;
          const after = text === '' ? null : readCents(text);
          if (before === after || (text !== '' && after === null)) return [];
          return [{ product_id: row.product_id, storage: row.storage, condition, before, after }];
        }),
      ),
    [rows, typed],
  );
  const hasWrong = rows.some((row) => conditions.some((condition) => isWrong(row, condition)));
  const forget = () => setTyped(new Map());
  const reset = () => {
    forget();
    setAdded([]);
  };
  return {
    rows,
    textOf,
    type,
    isWrong,
    changes,
    hasWrong,
    forget,
    reset,
    isDirty: changes.length > 0 || hasWrong,
    add: (row: PriceRow) => setAdded([row, ...added.filter((one) => rowKey(one) !== rowKey(row))]),
  };
}
