import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import english from '../../src/i18n/en.ts';
import ExpectedInput from '../../src/custom/inventory/orders/ExpectedInput.tsx';
import { BeforeSaveContext, runChecks, type BeforeSave } from '../../src/kit/form/beforeSave.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const { past } = english.stockOrders;

test('asks about a past expected day on every save, and only then', async () => {
  const checks = new Set<BeforeSave>();
  await openDialog(
    <div role="dialog">
      <BeforeSaveContext value={checks}>
        <Form record={{ id: 'o1', expected_date: '2020-01-01' }}>
          <ExpectedInput source="expected_date" />
        </Form>
      </BeforeSaveContext>
    </div>,
    {},
  );
  await waitFor(() => expect(checks.size).toBe(1));
  const save = (expected_date: string | null) => runChecks(checks, { expected_date });
  for (const day of [null, '2020-01-01', '2100-01-01']) expect(await save(day)).toEqual([]);
  for (const [button, outcome] of [
    [past.no, undefined],
    [past.yes, []],
  ] as const) {
    const saving = save('2020-02-02');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByText(button));
    expect(await saving).toEqual(outcome);
  }
});
