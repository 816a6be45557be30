// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftKey, recallDraft } from '../../src/drafts.ts';
import { CreateForm } from '../../src/kit/form/CreateForm.tsx';
import { brands } from '../../src/schemas/catalog/brands.ts';
import { renderShell } from './shell.render.tsx';

const key = draftKey('s1', brands.name);

/** The form of a new brand; `answer` is what the services say to it. Where it leads to is still on its way. */
async function create(answer: () => Promise<Response>) {
  const onSaved = vi.fn<() => void>();
  vi.stubGlobal('fetch', answer);
  const slots = ['name', 'slug'];
  await act(() =>
    renderShell(<CreateForm model={brands} slots={slots} onSaved={onSaved} onCancel={() => undefined} />),
  );
  const user = userEvent.setup();
  return { user, onSaved, name: await screen.findByRole<HTMLInputElement>('textbox', { name: /Name/ }) };
}

/** Creates once all that the form asks for is there. */
async function submit(user: UserEvent) {
  const button = screen.getByRole('button', { name: 'Create' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(button);
}

test('what was created is no draft, also while its form is still there', async () => {
  const { user, onSaved, name } = await create(async () =>
    Response.json({ id: 'b1', name: 'New' }, { status: 201 }),
  );
  await user.type(name, 'New');
  await user.type(screen.getByRole('textbox', { name: /Slug/ }), 'new');
  await waitFor(() => expect(recallDraft(key)).toMatchObject({ typed: { name: 'New' } }));
  await submit(user);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  await waitFor(() => expect(recallDraft(key)).toBeUndefined());
});

test('what was sent when the page went away comes back with a warning that it may be there already', async () => {
  const never = new Promise<Response>(() => undefined);
  const { user, name } = await create(() => never);
  await user.type(name, 'New');
  await user.type(screen.getByRole('textbox', { name: /Slug/ }), 'new');
  await submit(user);
  await waitFor(() => expect(recallDraft(key)).toMatchObject({ isSent: true }));
  const kept = sessionStorage.getItem(key) ?? '';
  cleanup();
  // A reload ends the page without its farewell.
  sessionStorage.setItem(key, kept);
  const again = await create(() => never);
  expect(await screen.findByText(/see whether it is there already/)).toBeTruthy();
  expect(again.name.value).toBe('New');
});
