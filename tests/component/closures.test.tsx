import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import ClosuresInput from '../../src/custom/locations/ClosuresInput.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { EditCard } from '../../src/kit/form/EditCard.tsx';
import { ActiveInput } from '../../src/kit/inputs.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { locations } from '../../src/schemas/locations/locations.ts';
import { Theme } from '../../src/theme/Theme.tsx';
import { owner } from './dialog.support.tsx';
import { authProvider, dataProvider, session } from './shell.render.tsx';

const day = '2999-12-25';
const booking = { selected_date: day, selected_start_time: '10:00:00', selected_end_time: '10:30:00' };
const stored = { ...session.locations[1]!, location_hours: allHours(), closures: [], _etag: '"1"' };

/** The location's card with the services' data: two bookings that day, three staff members, eleven appointments. */
async function openCard() {
  const update = vi.fn<(name: string, { data }: { data: object }) => Promise<object>>(
    async (_, { data }) => ({
      data: { ...stored, ...data },
    }),
  );
  const totals: Record<string, number> = { staff: 3, appointments: 11 };
  const getList = async (resource: string, { filter }: { filter?: Record<string, unknown> }) =>
    filter?.max_selected_date
      ? {
          data: [
            { ...booking, id: 'a' },
            { ...booking, id: 'b' },
          ],
          total: 2,
        }
      : { data: [], total: totals[resource] ?? 0 };
  const provider = { ...dataProvider, getOne: async () => ({ data: stored }), getList, update };
  const i18nProvider = await createI18nProvider('en');
  const slots = [
    <ActiveInput key="is_voided" source="is_voided" />,
    <ClosuresInput key="closures" source="closures" />,
  ];
  const page = (
    <CoreAdminContext
      store={memoryStore()}
      dataProvider={provider as never}
      {...{ authProvider, i18nProvider }}
    >
      <Theme>
        <SessionContext value={owner}>
          <EditCard model={locations} id={2} title="Harbourfront" slots={slots} />
        </SessionContext>
      </Theme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return { update };
}

const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  act(async () => {
    fireEvent.click(await within_.findByRole('button', { name }));
  });

test('closing a day with bookings asks first and counts them', async () => {
  const { update } = await openCard();
  await press('Add a day');
  const date = await screen.findByLabelText(/^Date/);
  expect(date.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(date, { target: { value: day } });
  // The form validates asynchronously before it can be saved.
  const save = screen.getByRole('button', { name: 'Save' });
  await vi.waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());

  await press('Save');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/December 25th 2999: 2 bookings/)).toBeTruthy();
  await press('Back', question);
  expect(update).not.toHaveBeenCalled();

  await press('Save');
  await press('Save', within(await screen.findByRole('alertdialog')));
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});

test('deactivating a location asks first and names what depends on it', async () => {
  const { update } = await openCard();
  fireEvent.click(await screen.findByRole('switch', { name: 'Is Active' }));
  await press('Save');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('3 people work there.')).toBeTruthy();
  expect(question.getByText('11 appointments are still to come.')).toBeTruthy();
  await press('Deactivate', question);
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});
