import { useState, type ReactNode } from 'react';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import TellDevices from '../../src/custom/messageRules/TellDevices.tsx';
import TellEstimateInput from '../../src/custom/messageRules/TellEstimateInput.tsx';
import TellInput from '../../src/custom/messageRules/TellInput.tsx';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { estimates } from '../../src/schemas/estimates/estimates.ts';
import type { NextMessage, NextMessages } from '../../src/schemas/messageRules/nextMessage.ts';
import type { DeviceState } from '../../src/schemas/tickets/states.ts';
import { ticketDevices } from '../../src/schemas/tickets/ticketDevices.ts';
import { openDialog } from './dialog.support.tsx';

const onValue = vi.fn<(tell: unknown) => void>();

function Value() {
  onValue(useWatch({ name: 'tell' }));
  return null;
}

function Frame({ step, children = <TellInput /> }: { step: string; children?: ReactNode }) {
  const context = useForm({ defaultValues: { tell: null } });
  const none = () => undefined;
  const record = { id: 'd', resume_to: 'IN_REPAIR' };
  return (
    <FormProvider {...context}>
      <OpenStepContext value={{ model: ticketDevices, step, record, onDone: none, onClose: none }}>
        <div role="dialog">
          {children}
          <Value />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

const asked: NextMessage = {
  mode: 'ASK',
  channel: 'SMS',
  reason: null,
  text: 'Hello Ada, your telephone is ready. {ticket.link}',
};

function open(step: string, answer: NextMessage) {
  onValue.mockClear();
  const getNextMessage = vi.fn<() => Promise<NextMessage>>(async () => answer);
  return { getNextMessage, shown: openDialog(<Frame step={step} />, { getNextMessage }) };
}

test('Where a rule asks, the text is sent, changed or left out', async () => {
  const { getNextMessage, shown } = open('finish', asked);
  const dialog = await shown;
  const field = await dialog.findByRole('textbox');
  expect(getNextMessage).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'd' }, query: { to: 'READY' } }),
  );
  expect(onValue).toHaveBeenLastCalledWith({ text: asked.text });
  expect(dialog.getByText(/2 messages/)).toBeTruthy();
  await userEvent.type(field, '!');
  expect(onValue).toHaveBeenLastCalledWith({ text: `${asked.text}!` });
  const choice = dialog.getByRole('switch');
  await userEvent.click(choice);
  expect(onValue).toHaveBeenLastCalledWith({ text: null });
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(choice);
  expect(onValue).toHaveBeenLastCalledWith({ text: asked.text });
});

test('What is sent by itself is shown before, and cannot be left out', async () => {
  const { shown } = open('resume', { ...asked, mode: 'AUTO', channel: 'MAIL' });
  const dialog = await shown;
  expect(await dialog.findByText(/told by email/)).toBeTruthy();
  expect(dialog.getByText(asked.text)).toBeTruthy();
  expect(dialog.queryByRole('switch')).toBeNull();
  expect(onValue).toHaveBeenLastCalledWith(null);
});

test('Where a rule asks and no text message can be sent, it says that an email goes, without counting', async () => {
  const { shown } = open('finish', { ...asked, channel: 'MAIL' });
  const dialog = await shown;
  expect(await dialog.findByRole('switch', { name: 'Tell the customer by email' })).toBeTruthy();
  expect(dialog.getByRole('textbox')).toHaveProperty('value', asked.text);
  expect(dialog.queryByText(/2 messages/)).toBeNull();
  expect(onValue).toHaveBeenLastCalledWith({ text: asked.text });
});

test('It says why a customer cannot be told', async () => {
  const dialog = await open('finish', { ...asked, channel: null, reason: 'no_address' }).shown;
  expect(await dialog.findByText(/no phone number or email address/)).toBeTruthy();
});

test('Where no rule is, there is nothing', async () => {
  const { getNextMessage, shown } = open('test', { ...asked, mode: 'OFF' });
  const dialog = await shown;
  await waitFor(() => expect(getNextMessage).toHaveBeenCalled());
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  expect(dialog.queryByRole('switch')).toBeNull();
});

const openMany = (data: NextMessages['data']) =>
  openDialog(
    <Frame step="finish">
      <TellDevices ids={['d', 'e']} to="READY" />
    </Frame>,
    { getNextMessages: async () => ({ data }) },
  );

test('Several customers are told what is offered, or nothing; each text is shown with its count', async () => {
  const dialog = await openMany([
    { ...asked, count: 3, number: 71 },
    { ...asked, channel: 'MAIL', text: 'By mail', count: 1, number: 72 },
    { ...asked, channel: null, reason: 'no_address', count: 2, number: 73 },
  ]);
  const choice = await dialog.findByRole('switch', { name: 'Tell 4 customers' });
  expect(onValue).toHaveBeenLastCalledWith({ text: null, as_offered: true });
  expect(dialog.getByText(/3 by text message, the first of them \(ticket #71\)/)).toBeTruthy();
  expect(dialog.getByText('By mail')).toBeTruthy();
  expect(dialog.getByText(/2 customers are not told: there is no phone/)).toBeTruthy();
  await userEvent.click(choice);
  expect(onValue).toHaveBeenLastCalledWith({ text: null, as_offered: false });
  expect(dialog.queryByText('By mail')).toBeNull();
});

test('The text for one customer of several devices can be changed', async () => {
  const dialog = await openMany([{ ...asked, count: 1, number: 71 }]);
  await userEvent.type(await dialog.findByRole('textbox'), '!');
  expect(onValue).toHaveBeenLastCalledWith({ text: `${asked.text}!` });
});

function Choices() {
  const [to, setTo] = useState<DeviceState>('DIAGNOSING');
  const [ids, setIds] = useState(['d']);
  return (
    <>
      <button onClick={() => setTo('READY')}>Another state</button>
      <button onClick={() => setIds(['d', 'e'])}>Another device</button>
      <TellDevices key={to} ids={ids} to={to} />
    </>
  );
}

test('What was written for one state is not sent for another', async () => {
  const dialog = await openDialog(
    <Frame step="finish">
      <Choices />
    </Frame>,
    {
      getNextMessages: async ({ body }: { body: { to: string; ids: string[] } }) => ({
        data: [{ ...asked, text: `${body.to} ${body.ids.length}`, count: 1, number: 71 }],
      }),
    },
  );
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  await dialog.findByDisplayValue('DIAGNOSING 1');
  await press('Another device');
  await userEvent.type(await dialog.findByDisplayValue('DIAGNOSING 2'), '!');
  await press('Another state');
  await dialog.findByDisplayValue('READY 2');
  expect(onValue).toHaveBeenLastCalledWith({ text: 'READY 2' });
});

test('A changed text stays when another device is chosen', async () => {
  const getNextMessages = vi.fn<(call: { body: { ids: string[] } }) => Promise<NextMessages>>(
    async ({ body }) => ({
      data: [{ ...asked, text: `For ${body.ids.length}`, count: 1, number: 71 }],
    }),
  );
  const dialog = await openDialog(
    <Frame step="finish">
      <Choices />
    </Frame>,
    { getNextMessages },
  );
  await userEvent.type(await dialog.findByDisplayValue('For 1'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Another device' }));
  await waitFor(() => expect(getNextMessages).toHaveBeenCalledTimes(2));
  await userEvent.type(dialog.getByRole('textbox'), '?');
  expect(onValue).toHaveBeenLastCalledWith({ text: 'For 1!?' });
});

function EstimateFrame({ step }: { step: string }) {
  const context = useForm({ defaultValues: { way: 'MAIL', tell: null } });
  const none = () => undefined;
  const record = { id: 'e', ticket_id: null, quote_id: 'q' };
  return (
    <FormProvider {...context}>
      <OpenStepContext value={{ model: estimates, step, record, onDone: none, onClose: none }}>
        <div role="dialog">
          <button onClick={() => context.setValue('way', 'NONE')}>Without</button>
          <button onClick={() => context.setValue('way', 'TEXT')}>By text</button>
          <TellEstimateInput />
          <Value />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

test('The dialogs of an estimate ask what to tell, but not beside its own message', async () => {
  onValue.mockClear();
  const getNextEstimateMessage = vi.fn<() => Promise<NextMessage>>(async () => asked);
  const dialog = await openDialog(<EstimateFrame step="send" />, { getNextEstimateMessage });
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Without' }));
  await dialog.findByRole('textbox');
  expect(getNextEstimateMessage).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 'e' }, query: { to: 'SENT' } }),
  );
  expect(onValue).toHaveBeenLastCalledWith({ text: asked.text });
  await userEvent.click(dialog.getByRole('button', { name: 'By text' }));
  await waitFor(() => expect(onValue).toHaveBeenLastCalledWith(null));
});

test('What is due after an approval is said to be filled in then', async () => {
  const text = 'Approved. Due: {ticket.due}';
  const getNextEstimateMessage = async () => ({ ...asked, text });
  const dialog = await openDialog(<EstimateFrame step="approve" />, { getNextEstimateMessage });
  expect((await dialog.findByRole<HTMLTextAreaElement>('textbox')).value).toBe(text);
  expect(dialog.getByText(/is due once it is approved/)).toBeTruthy();
});
