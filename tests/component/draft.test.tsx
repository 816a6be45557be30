import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CreateBase } from 'react-admin';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { loadValidator } from 'virtual:validators';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, keepDraft } from '../../src/drafts.ts';
import { CreateForm } from '../../src/kit/form/CreateForm.tsx';
import { Draft } from '../../src/kit/form/Draft.tsx';
import { dialog } from '../../src/i18n/en/kit/form.ts';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { renderShell } from './shell.render.tsx';

// Compiled on first use, which on a busy machine takes longer than a query waits.
beforeAll(async () => {
  await loadValidator('brands');
}, 60_000);
beforeEach(() => sessionStorage.clear());

/** A layout whose content another screen can replace. */
function Frame() {
  const [isReplaced, setReplaced] = useState(false);
  return (
    <>
      <button onClick={() => setReplaced(!isReplaced)}>replace</button>
      <Link to="/elsewhere">leave</Link>
      {!isReplaced && (
        <CreateBase resource="brands">
          <CreateForm model={brands} slots={['name']} onSaved={() => undefined} onCancel={() => undefined} />
        </CreateBase>
      )}
    </>
  );
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Name/ });

test('typed values are restored after another screen has replaced the layout', async () => {
  await renderShell(<Frame />);
  await userEvent.type(await nameField(), 'Atlas');
  fireEvent.click(screen.getByText('replace'));
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByText('replace'));
  expect((await nameField()).value).toBe('Atlas');
  expect(screen.getByText(dialog.draft.restored)).toBeTruthy();
});

test('discarded values are not restored', async () => {
  await renderShell(<Frame />);
  await userEvent.type(await nameField(), 'Atlas');
  await userEvent.click(screen.getByText('leave'));
  await userEvent.click(await screen.findByRole('button', { name: dialog.unsaved.leave }));
  cleanup();
  await renderShell(<Frame />);
  expect((await nameField()).value).toBe('');
  expect(screen.queryByText(dialog.draft.restored)).toBeNull();
});

function Recalled({ onDiscard }: { onDiscard: (values: object) => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const [isSaved] = useState({ current: false });
  return (
    <FormProvider {...form}>
      <input aria-label="Name" {...form.register('name')} />
      <Draft resource="brands" isSaved={isSaved} onDiscard={onDiscard} />
    </FormProvider>
  );
}

test('a form learns which restored values are discarded', async () => {
  keepDraft(draftKey('s1', 'brands'), JSON.stringify({ typed: { name: 'Atlas' }, before: {} }));
  const onDiscard = vi.fn<(values: object) => void>();
  await renderShell(<Recalled onDiscard={onDiscard} />);
  await userEvent.click(await screen.findByRole('button', { name: dialog.draft.discard }));
  expect(onDiscard).toHaveBeenCalledWith({ name: 'Atlas' });
  expect((await nameField()).value).toBe('');
});
