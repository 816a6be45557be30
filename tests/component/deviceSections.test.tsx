import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { DeviceSections } from '../../src/custom/tickets/intake/DeviceSections.tsx';
import { withoutPasscodes } from '../../src/custom/tickets/intake/toTicket.ts';
import type { ChecklistItem, IntakeForm } from '../../src/schemas/tickets/intakeRules.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const items: ChecklistItem[] = [
  { _key: 'screen', en: 'Screen', fr: 'Écran', answer: 'STATE' },
  { _key: 'camera', en: 'Camera', fr: 'Caméra', answer: 'STATE' },
];

const form = (values: Partial<IntakeForm> = {}): IntakeForm => ({
  _key: 'f',
  name: 'Phones',
  items,
  ...values,
});

function Frame({ device }: { device: object }) {
  const context = useForm({ defaultValues: { new_devices: [{ ...newDevice, ...device }] } });
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <DeviceSections name="new_devices.0" currentName={() => 'new_devices.0'} />
        <Typed />
      </div>
    </FormProvider>
  );
}

const Typed = () => <output aria-label="Typed">{JSON.stringify(useWatch({ name: 'new_devices.0' }))}</output>;

const open = (values: Partial<IntakeForm>, device: object = {}, keeps_passcodes = true) =>
  openDialog(<Frame device={device} />, {
    getIntakeForm: async () => ({
      version: 2,
      form: 'f',
      keeps_passcodes,
      rules: { intakeForms: { forms: [form(values)] } },
    }),
  });

const typed = () =>
  JSON.parse(screen.getByRole('status', { name: 'Typed' }).textContent ?? '') as FieldValues;

test('what is required is open, what is optional opens by a button and gets the focus, what is hidden is absent', async () => {
  await open({ condition: 'REQUIRED', photos: 'HIDDEN', passcode: 'OPTIONAL' });
  expect(await screen.findByRole('group', { name: 'Condition at Intake *' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Photos' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Passcode' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Passcode' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Passcode' }));
});

test('without a key for passcodes, a required one is not asked for, with a word on why', async () => {
  await open({ passcode: 'REQUIRED' }, {}, false);
  expect((await screen.findByRole('alert')).textContent).toContain('SECRETS_KEY');
  expect(screen.queryByRole('group', { name: /^Passcode/ })).toBeNull();
});

test('one tap answers the rest of the checklist, and taps name what is left or that nothing is', async () => {
  await open({ condition: 'REQUIRED', left_items: 'REQUIRED' });
  await userEvent.click(await screen.findByRole('button', { name: 'Rest is OK' }));
  expect(typed().condition).toMatchObject({
    version: 2,
    form: 'f',
    answers: [{ state: 'OK' }, { state: 'OK' }],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nothing is left' }));
  expect(typed().left_items).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '+ Charger' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What else is left' }), 'Strap{Enter}');
  expect(typed().left_items).toEqual([{ name: 'Charger' }, { name: 'Strap' }]);
});

test('an answer renders its point of the checklist alone', async () => {
  let renders = 0;
  const counted: ChecklistItem = {
    _key: 'camera',
    answer: 'STATE',
    fr: 'Caméra',
    get en() {
      renders += 1;
      return 'Camera';
    },
  };
  await open({ condition: 'REQUIRED', left_items: 'REQUIRED', items: [items[0]!, counted] });
  const [fault] = await screen.findAllByRole('button', { name: 'Fault' });
  const before = renders;
  await userEvent.click(fault!);
  await userEvent.click(screen.getByRole('button', { name: '+ Charger' }));
  expect(typed().condition).toMatchObject({ answers: [{ item: 'screen', state: 'FAULT' }] });
  expect(renders).toBe(before);
});

test('answers to an earlier version are kept, and the list says that it was changed', async () => {
  const answers = [
    { item: 'screen', state: 'FAULT', text: 'cracked' },
    { item: 'gone', state: 'OK', text: null },
  ];
  await open({ condition: 'OPTIONAL' }, { condition: { version: 1, form: 'f', answers } });
  expect((await screen.findByRole('alert')).textContent).toContain('changed meanwhile');
  await userEvent.click(screen.getByRole('button', { name: 'Rest is OK' }));
  expect(typed().condition).toEqual({
    version: 2,
    form: 'f',
    answers: [answers[0], { item: 'camera', state: 'OK', text: null }],
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft contains no passcode', () => {
  const device = { ...newDevice, passcode: { kind: 'PIN', code: '4711' } };
  expect(JSON.stringify(withoutPasscodes({ new_devices: [device] }))).not.toContain('4711');
});

/** Opens a device of a product where only the answer without one is kept on this device. */
const openOffline = (forms: IntakeForm[]) => {
  const getIntakeForm = async ({ query }: { query: object }) => {
    if (Object.keys(query).length > 0) throw new HttpError('messages.offline', 0);
    return { version: 2, form: 'f', keeps_passcodes: true, rules: { intakeForms: { forms } } };
  };
  return openDialog(<Frame device={{ product_id: 'p' }} />, { getIntakeForm });
};

test('without a connection, a product has the form of devices without one, with a word that it may differ', async () => {
  const phones = { ...form(), _key: 'p', categories: [{ id: 'c' }] };
  await openOffline([form({ condition: 'REQUIRED' }), phones]);
  expect(await screen.findByRole('group', { name: 'Condition at Intake *' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText(/^No connection: this is what is asked/)).toBeTruthy();
});

test('where there is one form for all devices, nothing is said', async () => {
  await openOffline([form({ condition: 'REQUIRED' })]);
  expect(await screen.findByRole('group', { name: 'Condition at Intake *' }, { timeout: 5000 })).toBeTruthy();
  expect(screen.queryByText(/^No connection/)).toBeNull();
});
