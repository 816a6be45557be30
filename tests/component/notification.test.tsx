import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore, useNotify } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { recordFailure } from '../../src/dataProvider/failures.ts';
import { DialogFrame } from '../../src/kit/form/DialogFrame.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { authProvider, dataProvider } from './shell.render.tsx';

let notify: ReturnType<typeof useNotify>;

function Notifying() {
  const current = useNotify();
  useEffect(() => {
    notify = current;
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

async function show(beside?: ReactNode) {
  const i18nProvider = await createI18nProvider('en');
  const page = (
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider }} store={memoryStore()}>
      <Theme>
        <Notifying />
        {beside}
        <Notification />
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  await act(async () => render(<RouterProvider router={router} />));
}

const say = (message: string, type: 'success' | 'error') => act(async () => notify(message, { type }));
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('a newer notification replaces the older one at once', async () => {
  await show();
  await say('No connection', 'error');
  await say('Saved', 'success');
  expect(screen.queryByText('No connection')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Saved');
});

test('a success closes after two seconds unless hovered; an error when dismissed', async () => {
  await show();
  await say('Saved', 'success');
  fireEvent.mouseEnter(screen.getByRole('status'));
  await wait(5000);
  fireEvent.mouseLeave(screen.getByRole('status'));
  await wait(1900);
  expect(screen.queryByText('Saved')).not.toBeNull();
  await wait(200);
  expect(screen.queryByText('Saved')).toBeNull();
  await say('Not saved', 'error');
  await wait(60_000);
  await act(async () => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('simultaneous notifications show together, equal ones once', async () => {
  await show();
  await act(async () => {
    notify('Refused', { type: 'error' });
    notify('2 of 3 changed', { type: 'warning' });
    notify('Refused', { type: 'error' });
  });
  expect(screen.getAllByRole('alert')).toHaveLength(2);
});

test('is announced and reachable over a dialog', async () => {
  await show(
    <DialogFrame title="Edit" onClose={() => undefined}>
      text
    </DialogFrame>,
  );
  await wait(100);
  await say('Not saved', 'error');
  const place = screen.getByRole('alert').parentElement;
  expect(place?.closest('[inert], [aria-hidden=true]')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
  act(() => place?.setAttribute('aria-hidden', 'true'));
  await wait(0);
  expect(place?.getAttribute('aria-hidden')).toBeNull();
});

test('an unexpected error shows its log id; a refusal and a success do not', async () => {
  await show();
  recordFailure(500, { instance: 'a-number-1' });
  await say('Something went wrong', 'error');
  expect(screen.getByRole('alert').textContent).toContain('Reference: a-number-1');
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy Reference' }));
  expect(writeText).toHaveBeenCalledWith('a-number-1');
  expect(await screen.findByText(/Copied/)).toBeDefined();
  vi.unstubAllGlobals();
  await say('Saved', 'success');
  expect(screen.queryByText(/a-number-1/)).toBeNull();
  recordFailure(422, { instance: 'a-number-2' });
  await say('Not valid', 'error');
  expect(screen.queryByText(/a-number/)).toBeNull();
});
