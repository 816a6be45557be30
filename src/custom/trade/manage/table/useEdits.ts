import { useEffect, useMemo, useState } from 'react';
import { forgetDraft, keepDraft, recallDraft } from '../../../../drafts.ts';
import { useLocale } from '../../../../i18n/useLocale.ts';
import { typedAmount } from '../../../../kit/fields/money.ts';
import { parseCents } from '../../../../schemas/amounts.ts';
import type { PriceChange, PriceRow } from '../../../../schemas/trade/prices.ts';
import { conditions, type Condition } from '../../../../schemas/trade/terms.ts';

const rowKey = ({ product_id, storage }: Pick<PriceRow, 'product_id' | 'storage'>) =>
  `${product_id} ${storage}`;

const cellKey = (row: PriceRow, condition: Condition) => `${condition} ${rowKey(row)}`;
const storedText = (row: PriceRow, condition: Condition, locale: string) => {
  const amount = row.amounts[condition];
  return amount === undefined ? '' : typedAmount(locale, amount);
};

/** The text typed into a cell, and the price at that time. */
interface Typed {
  text: string;
  seen: number | null;
}

/** As stored in sessionStorage. */
interface StoredEdits {
  typed: [string, Typed][];
  added: PriceRow[];
}

const seenIn = (row: PriceRow, condition: Condition) => row.amounts[condition] ?? null;

/**
 * Unsaved cell edits and added rows, which stay on top; kept in this tab under `key` until they are saved or discarded.
 */
export function useEdits(prices: readonly PriceRow[], key: string) {
  const locale = useLocale();
  const [stored] = useState(() => recallDraft(key) as StoredEdits | undefined);
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(() => new Map(stored?.typed));
  const [added, setAdded] = useState<readonly PriceRow[]>(() => stored?.added ?? []);
  useEffect(() => {
    if (typed.size > 0) keepDraft(key, JSON.stringify({ typed: [...typed], added }));
    else forgetDraft(key);
  }, [key, typed, added]);
  const rows = useMemo(() => {
    const byKey = new Map(prices.map((row) => [rowKey(row), row]));
    const first = new Set(added.map(rowKey));
    return [
      ...added.map((row) => byKey.get(rowKey(row)) ?? row),
      ...prices.filter((row) => !first.has(rowKey(row))),
    ];
  }, [prices, added]);

  const textOf = (row: PriceRow, condition: Condition) =>
    typed.get(cellKey(row, condition))?.text ?? storedText(row, condition, locale);
  const type = (row: PriceRow, condition: Condition, text: string) => {
    const cell = cellKey(row, condition);
    const seen = typed.get(cell)?.seen ?? seenIn(row, condition);
    setTyped(new Map(typed).set(cell, { text, seen }));
  };
  const isWrong = (row: PriceRow, condition: Condition) => {
    const text = typed.get(cellKey(row, condition))?.text.trim();
    return Boolean(text) && parseCents(text ?? '') === null;
  };

  const changes = useMemo(
    () =>
      rows.flatMap((row) =>
        conditions.flatMap((condition): PriceChange[] => {
          const edit = typed.get(cellKey(row, condition));
          if (!edit) return [];
          const text = edit.text.trim();
          const after = text === '' ? null : parseCents(text);
          const before = edit.seen;
          if (seenIn(row, condition) === after || (text !== '' && after === null)) return [];
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
    /** Discards the edits. */
    leave: () => forgetDraft(key),
    isDirty: changes.length > 0 || hasWrong,
    add: (row: PriceRow) => setAdded([row, ...added.filter((one) => rowKey(one) !== rowKey(row))]),
  };
}
