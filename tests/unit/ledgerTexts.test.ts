import { expect, test } from 'vitest';
import { amountOf, kindText } from '../../src/custom/wallet/ledger/kind.tsx';

const commission = (amount: number) => ({
  id: 't',
  kind: 'COMMISSION',
  amount: Math.abs(amount),
  entries: [
    { account: 'COMMISSIONS', amount },
    { account: 'COMMISSIONS_OWED', amount: -amount },
  ],
});
const shown = (record: ReturnType<typeof commission>) => [kindText(record, (key) => key), amountOf(record)];

test('labels a clawed back commission and shows it as negative, and everything else unchanged', () => {
  expect(shown(commission(1250))).toEqual(['resources.transactions.values.kind.COMMISSION', 12.5]);
  expect(shown(commission(-1250))).toEqual(['wallet.ledger.commission_returned', -12.5]);
  expect(shown({ ...commission(-1250), kind: 'REVERSAL' })).toEqual([
    'resources.transactions.values.kind.REVERSAL',
    12.5,
  ]);
});
