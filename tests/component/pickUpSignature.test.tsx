import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { PickUpSignature } from '../../src/custom/tickets/pickUp/PickUpSignature.tsx';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const ticket = { id: 't', location_id: 1, state: 'READY', customer: { name: 'Ada Berg' } } as Ticket;
const signature = { id: 's', kind: 'PICKUP', name: 'Ada Berg', created_date: '2026-11-02T10:00:00Z' };
const sign = { name: 'Sign the Pickup…' };
const signedBy = /Ada Berg/;

interface Options {
  signatures?: () => Promise<object[]>;
  hash?: string | null;
}

const open = (
  states: TicketDevice['state'][],
  { signatures = () => Promise.resolve([]), hash = 'h' }: Options = {},
) =>
  openDialog(
    <div role="dialog">
      <PickUpSignature ticket={ticket} devices={states.map((state) => ({ state }) as TicketDevice)} />
    </div>,
    {
      getSignatures: signatures,
      getTermsToSign: async () => ({ version: 1, language: 'en', html: '<p>Taken back</p>', hash }),
    },
  );

test('the terms of the pick-up are offered as soon as a device of the ticket is ready', async () => {
  const shown = await open(['IN_REPAIR', 'READY']);
  await userEvent.click(await shown.findByRole('button', sign));
  expect(await screen.findByText('Taken back')).toBeTruthy();
});

test('what was signed says by whom, and is signed again for the devices that stayed', async () => {
  const signatures = async () => [signature];
  const done = await open(['GONE'], { signatures });
  expect(await done.findByText(signedBy)).toBeTruthy();
  expect(done.queryByRole('button', sign)).toBeNull();
  cleanup();
  const partly = await open(['GONE', 'READY'], { signatures });
  expect(await partly.findByRole('button', sign)).toBeTruthy();
});

test.each([
  { why: 'before a device is ready', state: 'TESTING' as const, hash: 'h' },
  { why: 'without terms', state: 'READY' as const, hash: null },
])('nothing is offered $why', async ({ state, hash }) => {
  const shown = await open([state], { hash });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shown.queryByRole('button')).toBeNull();
});

test('signatures that cannot be read say so', async () => {
  const shown = await open(['READY'], {
    signatures: () => Promise.reject(new HttpError('messages.connection', 0)),
  });
  expect(await shown.findByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(shown.queryByRole('button', sign)).toBeNull();
});
