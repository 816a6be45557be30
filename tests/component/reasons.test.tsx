import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import StepReasonInput from '../../src/custom/tickets/reasons/StepReasonInput.tsx';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { ticketDevices } from '../../src/schemas/tickets/ticketDevices.ts';
import { openDialog } from './dialog.support.tsx';

const reasons = {
  waiting: [{ en: 'Waits for a call', fr: 'Attend un appel' }],
  declined: [{ en: 'Too expensive', fr: 'Trop cher' }, { en: 'Too expensive' }],
};

function Frame({ step, outcome }: { step: string; outcome?: string }) {
  const context = useForm({ defaultValues: { outcome, reason: null } });
  const none = () => undefined;
  return (
    <FormProvider {...context}>
      <OpenStepContext
        value={{ model: ticketDevices, step, record: { id: 'd' }, onDone: none, onClose: none }}
      >
        <div role="dialog">
          <StepReasonInput />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

const open = (step: string, outcome?: string) =>
  openDialog(<Frame {...{ step, ...(outcome && { outcome }) }} />, {
    getIntakeForm: async () => ({ version: 1, form: null, keeps_passcodes: true, rules: { reasons } }),
  });

test('a step offers the reasons of its list, and takes one by a tap', async () => {
  const shown = await open('finish', 'DECLINED');
  await userEvent.click(await shown.findByRole('button', { name: 'Too expensive' }));
  expect(shown.getByRole('textbox')).toHaveProperty('value', 'Too expensive');
  expect(shown.getByRole('button', { pressed: true })).toBeTruthy();
  await userEvent.type(shown.getByRole('textbox'), ' by far');
  expect(shown.queryByRole('button', { pressed: true })).toBeNull();
});

test('without reasons for its step, there are own words only', async () => {
  const shown = await open('finish', 'REPAIRED');
  expect(shown.getByRole('textbox')).toBeTruthy();
  expect(shown.queryByRole('button')).toBeNull();
});
