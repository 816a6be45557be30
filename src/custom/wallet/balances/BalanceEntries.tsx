import { useTranslate } from 'react-admin';
import type { BalanceEntry } from '../../../schemas/wallet/balances.ts';
import { MovementList, type Movement } from '../MovementList.tsx';

/** Entries of a customer's balances, latest first. */
export function BalanceEntries({ entries }: { entries: BalanceEntry[] }) {
  const translate = useTranslate();
  const movements = entries.map(({ kind, balance, ...entry }): Movement => {
    const words = [
      translate(`resources.transactions.values.kind.${kind}`),
      kind === balance ? undefined : translate(`wallet.balances.kinds.${balance}`),
    ];
    return { ...entry, key: `${entry.id} ${balance}`, title: words.filter(Boolean).join(' · ') };
  });
  return <MovementList movements={movements} />;
}
