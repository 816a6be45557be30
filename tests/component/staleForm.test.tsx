import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EditContextProvider,
  type DataProvider,
  type EditControllerResult,
  type UpdateParams,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import { dialog as texts } from '../../src/i18n/en/kit/form.ts';
import { EditDialog } from '../../src/kit/form/EditDialog.tsx';
import { Form } from '../../src/kit/form/Form.tsx';
import { RecordForm } from '../../src/kit/form/RecordForm.tsx';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const id = '00000000-0000-4000-8000-000000000001';
const form = ['name', 'slug', 'display_order'];
const loaded = {
  ...sampleOf(brands, 1),
  id,
  name: 'Atlas',
  slug: 'atlas',
  display_order: 1,
  img_src: 'https://img.example/atlas.png',
  _etag: '"1"',
};

function Reload() {
  const queryClient = useQueryClient();
  return <button onClick={() => void queryClient.invalidateQueries({ queryKey: ['brands'] })}>reload</button>;
}

/** Opens a brand, types a slug, and loads the brand again with the changes that somebody else has saved meanwhile. */
async function typeAndReload(changes: object) {
  let stored: typeof loaded = loaded;
  const update = vi.fn<(resource: string, params: UpdateParams) => Promise<{ data: typeof loaded }>>(
    (_, { data, previousData }) =>
      (previousData as typeof loaded)._etag === stored._etag
        ? Promise.resolve({ data: { ...stored, ...data } })
        : Promise.reject(toHttpError(412, { changed: { by: 'Ada Berg', date: new Date().toISOString() } })),
  );
  const dialog = await openDialog(
    <>
      <Reload />
      <EditDialog
        model={brands}
        id={id}
        form={form}
        titleOf={() => 'Brand'}
        opensReadOnly={false}
        onClose={() => undefined}
      >
        {(editing) => <RecordForm {...editing} model={brands} slots={form} submitLabel="Save" />}
      </EditDialog>
    </>,
    { getOne: () => Promise.resolve({ data: stored }), update } as unknown as Partial<DataProvider>,
  );
  const field = (name: RegExp) => dialog.findByRole<HTMLInputElement>('textbox', { name });
  const slug = await field(/Slug/);
  await userEvent.clear(slug);
  await userEvent.type(slug, 'mine');
  stored = { ...loaded, ...changes, _etag: '"2"' };
  await userEvent.click(screen.getByText('reload'));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return { dialog, update, field, slug, save };
}

test('a field that somebody else has changed is filled in live, and the save is based on it', async () => {
  const { update, field, slug, save } = await typeAndReload({ name: 'Atlas Co.' });
  await waitFor(async () => expect((await field(/^Name/)).value).toBe('Atlas Co.'));
  expect(slug.value).toBe('mine');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.calls[0]?.[1]).toMatchObject({
    data: { name: 'Atlas Co.', slug: 'mine' },
    previousData: { _etag: '"2"' },
  });
});

test('a typed field that somebody else has changed is asked about before it is overwritten', async () => {
  const { dialog, update, field, slug, save } = await typeAndReload({ name: 'Atlas Co.', slug: 'theirs' });
  await save();
  expect(await dialog.findByText(texts.stale.text)).toBeTruthy();
  expect(update.mock.calls[0]?.[1].previousData).toMatchObject({ _etag: '"1"' });
  expect(slug.value).toBe('mine');
  await userEvent.click(dialog.getByRole('button', { name: texts.stale.load }));
  expect(await dialog.findByText('theirs')).toBeTruthy();
  expect((await field(/^Name/)).value).toBe('Atlas Co.');
  await save();
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[1]).toMatchObject({
    data: { name: 'Atlas Co.', slug: 'mine' },
    previousData: { _etag: '"2"' },
  });
});

function Stored() {
  const { setValue } = useFormContext();
  const { defaultValues } = useFormState();
  return (
    <>
      <button onClick={() => setValue('slug', 'mine', { shouldDirty: true })}>type</button>
      <output>{String(defaultValues?.slug)}</output>
    </>
  );
}

test('a draft restored over a copy of the list is compared with the loaded record', async () => {
  const shown = (record: object | undefined, values: Record<string, unknown>) => (
    <EditContextProvider value={{ record } as EditControllerResult}>
      <Form values={values} onSubmit={() => undefined}>
        <Stored />
      </Form>
    </EditContextProvider>
  );
  const { rerender } = render(shown(undefined, { slug: 'listed' }));
  await userEvent.click(screen.getByText('type'));
  rerender(shown({ slug: 'theirs', _etag: '"2"' }, { slug: 'theirs' }));
  expect(screen.getByRole('status').textContent).toBe('theirs');
});
