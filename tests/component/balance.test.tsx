import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import BalanceDialog from '../../src/custom/wallet/balances/BalanceDialog.tsx';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import english from '../../src/i18n/en.ts';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import type { CustomerBalances } from '../../src/schemas/wallet/balances.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const words = english.wallet.balances;
const { note: reason } = english.resources.transactions.steps.reverse.fields;
const customer = { id: 'k', first_name: 'Ada', last_name: 'Lin' } as Customer;
const balances: CustomerBalances = { STORE_CREDIT: 500, GIFT: 0, currency: 'CAD', entries: [], total: 0 };

test('no more is taken than is there; after a lost answer the same change is sent again', async () => {
  const changeBalance = vi
    .fn<(options: object) => Promise<never>>()
    .mockRejectedValueOnce(toHttpError(0, {}))
    .mockResolvedValueOnce({} as never);
  const onClose = vi.fn<() => void>();
  const dialog = await openDialog(<BalanceDialog direction="TAKE" {...{ customer, balances, onClose }} />, {
    changeBalance,
  });
  const amount = dialog.getByLabelText(/^Amount/);
  await userEvent.type(amount, '5.01');
  expect(await dialog.findByText(english.validation.balance_short)).toBeTruthy();
  await userEvent.clear(amount);
  await userEvent.type(amount, '5');
  await userEvent.type(dialog.getByLabelText(new RegExp(`^${reason}`)), 'Mistake{Control>}{Enter}{/Control}');
  const retry = await dialog.findByRole('button', { name: english.errors.retry });
  expect(dialog.getByRole('alert')).toBeTruthy();
  expect(amount.closest('fieldset')).toHaveProperty('disabled', true);
  await userEvent.click(retry);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [[first], [second]] = changeBalance.mock.calls as [[object], [object]];
  expect(first).toMatchObject({
    params: { id: 'k' },
    body: { balance: 'STORE_CREDIT', amount: 500, note: 'Mistake', direction: 'TAKE' },
  });
  expect(second).toEqual(first);
});

test('what was typed is not lost to a click beside the dialog', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = await openDialog(
    <BalanceDialog direction="GIVE" {...{ customer, balances, onClose }} />,
    {},
  );
  expect(dialog.getByRole('button', { name: words.give.label })).toBeTruthy();
  await userEvent.click(document.querySelector('[role=dialog]')!.parentElement!);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
