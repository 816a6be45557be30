import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { RecipientsInput } from '../../src/custom/mail/composer/RecipientsInput.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import type { Recipient } from '../../src/schemas/mail/recipients.ts';
import { Theme } from '../../src/theme/Theme.tsx';

afterEach(cleanup);

function Form({ to, onSubmit }: { to: Recipient[]; onSubmit: () => void }) {
  const form = useForm({ defaultValues: { to } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        <RecipientsInput source="to" label="To" />
        <Held />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

/** The value that the form would submit. */
const Held = () => <output>{JSON.stringify(useWatch({ name: 'to' }))}</output>;

async function show(to: Recipient[] = []) {
  const i18nProvider = await createI18nProvider('en');
  let sent = 0;
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Theme>
        <Form to={to} onSubmit={() => (sent += 1)} />
      </Theme>
    </CoreAdminContext>,
  );
  const held = () =>
    (JSON.parse(screen.getByRole('status').textContent) as Recipient[]).map(({ address }) => address);
  return {
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }),
    held,
    sent: () => sent,
  };
}

test('Enter, a comma and blur turn the text into chips', async () => {
  const { user, input, held } = await show();
  await user.type(input, 'a@shop.example{Enter}b@shop.example,c@shop.example');
  expect(held()).toEqual(['a@shop.example', 'b@shop.example']);
  await user.tab();
  expect(held()).toEqual(['a@shop.example', 'b@shop.example', 'c@shop.example']);
  expect(input.value).toBe('');
});

test('pastes several recipients at once, each once, with their names', async () => {
  const { user, input, held } = await show([{ address: 'a@shop.example' }]);
  await user.click(input);
  await user.paste('Mara Lind <m@shop.example>; A@shop.example\nb@shop.example');
  expect(held()).toEqual(['a@shop.example', 'm@shop.example', 'b@shop.example']);
  expect(screen.getByText('Mara Lind')).toBeTruthy();
});

test('Backspace removes the last chip, a chip’s button any', async () => {
  const { user, input, held } = await show(
    ['a', 'b', 'c'].map((one) => ({ address: `${one}@shop.example` })),
  );
  await user.click(input);
  await user.keyboard('{Backspace}');
  expect(held()).toEqual(['a@shop.example', 'b@shop.example']);
  const group = within(screen.getByRole('group', { name: 'To' }));
  group.getByRole('button', { name: 'Remove a@shop.example' }).focus();
  await user.keyboard('{Delete}');
  expect(held()).toEqual(['b@shop.example']);
  expect(document.activeElement).toBe(input);
});

test('an invalid address is reported, can be cleared and restored, and is never dropped silently', async () => {
  const { user, input, held, sent } = await show([{ address: 'a@shop.example' }]);
  await user.type(input, 'mara@shop{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('Invalid Email');
  expect(input.value).toBe('');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Correct mara@shop' }));
  expect(input.value).toBe('mara@shop');
  await user.type(input, '.example{Enter}');
  expect(held()).toEqual(['a@shop.example', 'mara@shop.example']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent()).toBe(1);
});
