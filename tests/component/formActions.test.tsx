import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreateBase } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Form } from '../../src/kit/form/Form.tsx';
import { TextInput } from '../../src/kit/form/inputs/TextInput.tsx';
import { RecordForm, type Saving } from '../../src/kit/form/RecordForm.tsx';
import { brands } from '../../src/schemas/catalog/brands.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { renderShell } from './shell.render.tsx';

const saving = (problems: ValidationError[]): Saving => ({
  problems,
  failure: undefined,
  staleSaves: 0,
  changed: undefined,
  isSaved: { current: false },
  settle: () => undefined,
});
const none: ValidationError[] = [];
const taken: ValidationError[] = [{ path: '/slug', code: 'unique' }];

function NewBrand() {
  const [problems, setProblems] = useState(none);
  return (
    <CreateBase resource="brands">
      <RecordForm
        model={brands}
        slots={['name', 'slug']}
        saving={saving(problems)}
        submitLabel="Create"
        onCancel={() => undefined}
        actions={
          <button type="button" onClick={() => setProblems(taken)}>
            refuse
          </button>
        }
      />
    </CreateBase>
  );
}

const open = () => act(() => renderShell(<NewBrand />));
const toCheck = () => screen.queryByText(/To check:/);
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('a fresh form shows no error; a blocked button explains why and focuses the field', async () => {
  await open();
  const name = await field(/Name/);
  expect(toCheck()).toBeNull();
  const create = screen.getByRole('button', { name: 'Create' });
  await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.hover(create);
  expect(toCheck()).not.toBeNull();
  expect(name.getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(create);
  expect(document.activeElement).toBe(name);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
});

test('a server error stays at its field until that field changes', async () => {
  await open();
  const slug = await field(/Slug/);
  await userEvent.type(slug, 'atlas');
  await userEvent.click(screen.getByRole('button', { name: 'refuse' }));
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.type(await field(/Name/), 'Atlas');
  expect(slug.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(slug, '2');
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('false'));
});

test('a validation renders what shows its errors, not the whole form', async () => {
  let renders = 0;
  const counted: Saving = {
    ...saving(none),
    get failure() {
      renders += 1;
      return undefined;
    },
  };
  await act(() =>
    renderShell(
      <CreateBase resource="brands">
        <RecordForm model={brands} slots={['name', 'slug']} saving={counted} submitLabel="Create" />
      </CreateBase>,
    ),
  );
  const name = await field(/Name/);
  const before = renders;
  await userEvent.type(name, 'Atlas');
  await waitFor(() => expect(toCheck()?.textContent).toBe('To check: Image'));
  await userEvent.clear(name);
  await waitFor(() => expect(toCheck()?.textContent).toContain('Name'));
  expect(renders).toBe(before);
});

test('what sets values of a form is not rendered with the state of the form', async () => {
  const renders: string[] = [];
  function Setter() {
    const { setValue } = useFormContext();
    renders.push(typeof setValue);
    return null;
  }
  await act(() =>
    renderShell(
      <Form defaultValues={{ name: '' }} onSubmit={() => undefined}>
        <TextInput source="name" label="Name" />
        <Setter />
      </Form>,
    ),
  );
  await userEvent.type(await field(/Name/), 'Atlas');
  expect(renders).toHaveLength(1);
});
