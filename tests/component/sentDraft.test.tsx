import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { draftKey, recallDraft } from '../../src/drafts.ts';
import { dialog } from '../../src/i18n/en/kit/form.ts';
import { Draft } from '../../src/kit/form/Draft.tsx';
import { renderShell } from './shell.render.tsx';

beforeEach(() => sessionStorage.clear());

const key = draftKey('s1', 'brands');
const unanswered = () => new Promise<void>(() => undefined);

/** A new record whose save never completes. */
function NewRecord() {
  const form = useForm({ defaultValues: { name: '' } });
  const isSaved = useRef(false);
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(unanswered)(event)}>
        <Draft resource="brands" isSaved={isSaved} />
        <input aria-label="Name" {...form.register('name')} />
        <button>Create</button>
      </form>
    </FormProvider>
  );
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('a draft that was being saved is restored with a warning that it may exist already', async () => {
  await renderShell(<NewRecord />);
  await userEvent.type(await nameField(), 'Atlas');
  await waitFor(() => expect(recallDraft(key)).toEqual({ typed: { name: 'Atlas' }, before: { name: '' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(recallDraft(key)).toMatchObject({ isSent: true }));
  cleanup();
  await renderShell(<NewRecord />);
  expect((await nameField()).value).toBe('Atlas');
  expect(screen.getByRole('alert').textContent).toContain(dialog.draft.sent);
});
