import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useCurrentLocation } from '../../src/authProvider/currentLocation.ts';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { useNotifyOtherLocation } from '../../src/kit/list/useNotifyOtherLocation.ts';
import { renderShell, session } from './shell.render.tsx';

function Made({ id }: { id: number }) {
  const elsewhere = useNotifyOtherLocation();
  const { location, choose } = useCurrentLocation();
  return (
    <>
      <output>{location?.location_name}</output>
      <button onClick={() => choose(1)}>choose</button>
      <button onClick={() => elsewhere({ id: 'a', location_id: id }, 'Created.')}>make</button>
      <Notification />
    </>
  );
}

const show = async (id: number) => {
  await renderShell(
    <ListOptionsContext value={{ path: '/staff', rowActions: [], locationFilter: 'location_id' }}>
      <Made id={id} />
    </ListOptionsContext>,
    { session },
  );
  await userEvent.click(screen.getByText('choose'));
  await userEvent.click(screen.getByText('make'));
};

test('notifies about a record created at another location and offers to show it', async () => {
  await show(2);
  expect(await screen.findByText(/It is at Harbourfront; this list shows Downtown/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(document.querySelector('output')?.textContent).toBe('Harbourfront');
});

test('does not notify about a record that the list shows', async () => {
  await show(1);
  expect(screen.queryByText(/this list shows/)).toBeNull();
});
