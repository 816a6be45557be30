import ForumIcon from '@mui/icons-material/ForumOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MenuEntry, MenuSection } from '../../src/custom/shell/menu.ts';
import { SideMenuButton } from '../../src/custom/shell/SideMenuButton.tsx';
import { SideMenu } from '../../src/custom/shell/sideMenu/SideMenu.tsx';
import { threads } from '../../src/schemas/inbox/threads.ts';
import { renderShell } from './shell.render.tsx';

let unread = 3;
const asked: unknown[] = [];

beforeEach(() => {
  unread = 3;
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (!url.endsWith('/counts')) return Response.json([]);
    asked.push(JSON.parse(body));
    return Response.json({ counts: [unread] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const page = (name: string): MenuEntry => ({
  name,
  to: `/${name}`,
  label: `resources.${name}.name`,
  icon: ForumIcon,
});

const conversations: MenuEntry = {
  ...page('threads'),
  menuCount: {
    model: threads,
    filter: { is_unread: true },
    locationFilter: 'location_id',
    label: 'shell.unread',
  },
};

const hub: MenuSection = {
  key: 'hub',
  label: 'shell.sections.hub',
  icon: ForumIcon,
  entries: [page('contactRequests'), conversations],
};

/** Makes the rows of conversations old, as the live connection does. */
function Change() {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries({ queryKey: ['threads'] })}>
      Change
    </button>
  );
}

const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

const render = (options: Parameters<typeof renderShell>[1] = {}, isCondensed = false) =>
  renderShell(
    <>
      <SideMenu menu={[hub]} isCondensed={isCondensed} />
      <Change />
    </>,
    { path: '/threads', ...options },
  );

test('the entry shows what is unread, live, none at 0 and 99+ at most', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Conversations' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Conversations, 3 unread' });
  expect(link.textContent).toContain('3');
  expect(asked).toEqual([{ resource: 'threads', filters: [{ is_unread: true }] }]);
  unread = 120;
  await change();
  expect(await screen.findByRole('link', { name: 'Conversations, 99+ unread' })).toBeTruthy();
  unread = 0;
  await change();
  expect(await screen.findByRole('link', { name: 'Conversations' })).toBeTruthy();
});

test('it counts the selected location, as the list shows it, in French, too', async () => {
  unread = 1;
  await render({ language: 'fr', remembered: { location: 2 } });
  expect(await screen.findByRole('link', { name: 'Conversations, 1 non lue' })).toBeTruthy();
  expect(asked).toEqual([{ resource: 'threads', filters: [{ is_unread: true, location_id: 2 }] }]);
});

test('a folded section shows what its entries count', async () => {
  await render({ path: '/brands' });
  expect(await screen.findByRole('button', { name: /: Conversations, 3 unread$/ })).toBeTruthy();
});

test('the condensed menu shows it on the icon of the section, and in its menu', async () => {
  await render({}, true);
  const icon = await screen.findByRole('button', { name: /: Conversations, 3 unread$/ });
  expect(icon.textContent).toBe('3');
  await userEvent.click(icon);
  expect(await screen.findByRole('menuitem', { name: 'Conversations, 3 unread' })).toBeTruthy();
});

test('the button that opens the menu on a phone shows it', async () => {
  const button = (
    <SideMenuButton label="shell.open_menu" isOpen={false} hidden={hub.entries} onClick={() => {}} />
  );
  await renderShell(button);
  const shown = await screen.findByRole('button', { name: 'Open menu: Conversations, 3 unread' });
  expect(shown.textContent).toBe('3');
});

test('a count that cannot be read shows nothing and is not asked again and again', async () => {
  const fetchCount = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response(null, { status: 403 }));
  vi.stubGlobal('fetch', fetchCount);
  await render();
  await waitFor(() => expect(fetchCount).toHaveBeenCalledOnce());
  // A query is tried again a second later, unless it says otherwise.
  await setTimeout(1500);
  expect(fetchCount).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Conversations' })).toBeTruthy();
});
