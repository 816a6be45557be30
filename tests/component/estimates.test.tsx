import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import WayInput from '../../src/custom/estimates/WayInput.tsx';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { estimates } from '../../src/schemas/estimates/estimates.ts';
import { openDialog } from './dialog.support.tsx';

const none = () => undefined;

function Sending({ step }: { step: string }) {
  const context = useForm({ defaultValues: { way: 'MAIL' } });
  const record = { id: 'e', customer: { id: 'c', name: 'Ada Lovelace' } };
  return (
    <FormProvider {...context}>
      <OpenStepContext value={{ model: estimates, step, record, onDone: none, onClose: none }}>
        <div role="dialog">
          <WayInput />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

test.each([
  ['send', 3],
  ['sendAgain', 2],
])('The dialog of %s says to which address', async (step, count) => {
  const customer = { id: 'c', email: 'ada@customers.example', phone: null };
  const dialog = await openDialog(<Sending step={step} />, {
    getOne: (async () => ({ data: customer })) as never,
  });
  const field = dialog.getByRole('combobox');
  expect(await dialog.findByText('By email, to ada@customers.example')).toBeTruthy();
  await userEvent.click(field);
  const options = screen.getAllByRole('option').filter(({ textContent }) => textContent?.trim());
  expect(options).toHaveLength(count);
  expect(options[1]?.textContent).toBe('By text message (no number)');
});
