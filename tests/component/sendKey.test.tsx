// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { Form } from '../../src/kit/form/Form.tsx';
import { SelectInput } from '../../src/kit/form/inputs/SelectInput.tsx';
import { renderShell } from './shell.render.tsx';

test('Ctrl+Enter sends a form from a select, which Enter alone opens', async () => {
  const send = vi.fn<(values: object) => void>();
  const choices = ['Low', 'High'].map((name) => ({ id: name, name }));
  await renderShell(
    <ResourceContextProvider value="tickets">
      <Form defaultValues={{ priority: 'Low' }} onSubmit={(values) => send(values)}>
        <SelectInput source="priority" choices={choices} isRequired />
      </Form>
    </ResourceContextProvider>,
  );
  const user = userEvent.setup();
  await user.tab();
  const select = await screen.findByRole('combobox');
  select.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ priority: 'Low' });
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('listbox')).toBeTruthy();
});
