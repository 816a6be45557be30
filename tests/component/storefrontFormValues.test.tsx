// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { nodeAt, openForm } from './storefrontForm.support.tsx';

describe('a value of the wrong type', () => {
  const node = nodeAt('storeConfig', '/homepage/section1');
  const wrong = {
    title: { en: 'Hello' },
    subtitle: 12,
    decorationBar: 'yes',
    buttons: 'none',
    cards: [1, 2],
    searchPlaceholder: null,
  };

  test('is shown unchanged with its error', async () => {
    await openForm({ node, value: wrong, errors: [{ path: '/title', code: 'type' }] });
    const title = within(screen.getByRole('group', { name: 'Title' }));
    expect(title.getByText('{ "en": "Hello" }')).toBeTruthy();
    expect(title.getByText('Please check this value')).toBeTruthy();
    for (const name of ['Subtitle', 'Search Placeholder', 'Decoration Bar', 'Buttons', 'Cards']) {
      expect(
        within(screen.getByRole('group', { name })).getByRole('button', { name: 'Replace' }),
      ).toBeTruthy();
    }
  });

  test('is kept while something else is edited, and removed when replaced', async () => {
    const changes = await openForm({ node, value: wrong });
    const user = userEvent.setup();
    const replace = async (name: string) => {
      await user.click(within(screen.getByRole('group', { name })).getByRole('button', { name: 'Replace' }));
      const question = within(screen.getByRole('alertdialog', { name: `Replace ${name}?` }));
      await user.click(question.getByRole('button', { name: 'Replace' }));
    };
    await replace('Subtitle');
    const { subtitle: _, ...others } = wrong;
    expect(changes.at(-1)).toEqual(others);
    await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), 'Now a text');
    await replace('Buttons');
    expect(changes.at(-1)).toEqual({ ...wrong, subtitle: 'Now a text', buttons: [] });
    await replace('Cards');
    expect(changes.at(-1)).toEqual({ ...wrong, subtitle: 'Now a text', buttons: [], cards: {} });
  });

  test('in a list is an entry like any other', async () => {
    const changes = await openForm({
      node: nodeAt('storeConfig', '/socials'),
      value: ['text', { img: 'facebook', link: '/f' }],
    });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Social 1' }));
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(changes).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Replace' }));
    expect(changes).toEqual([[{}, { img: 'facebook', link: '/f' }]]);
  });

  test('cannot be replaced when read-only', async () => {
    await openForm({ node, value: wrong, isEditable: false });
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  });
});

describe('a choice', () => {
  const node = nodeAt('storeConfig', '/socials');

  test('that is unknown is kept', async () => {
    const changes = await openForm({ node, value: [{ img: 'myspace', link: '/m' }] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'myspace' }));
    expect(screen.getByRole('combobox', { name: 'Icon' }).textContent).toBe('myspace');
    expect(changes).toEqual([]);
  });

  test('is selected by its label', async () => {
    const changes = await openForm({ node, value: [{ img: 'facebook', link: '/f' }] });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Facebook' }));
    await user.click(screen.getByRole('combobox', { name: 'Icon' }));
    await user.click(screen.getByRole('option', { name: 'LinkedIn' }));
    expect(changes).toEqual([[{ img: 'linkedin', link: '/f' }]]);
  });
});

test('a text of megabytes is shown truncated, with its length, and is kept', async () => {
  const title = 'x'.repeat(5_000_000);
  const changes = await openForm({
    node: nodeAt('storeConfig', '/businessPage/section1'),
    value: { title, subtitle: 'S' },
  });
  const shown = within(screen.getByRole('group', { name: 'Title' }));
  expect(shown.getByText(/5,000,000 characters/)).toBeTruthy();
  expect(document.body.innerHTML.length).toBeLessThan(100_000);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Subtitle' }), '!');
  await user.tab();
  expect(changes).toEqual([{ title, subtitle: 'S!' }]);
});

test('a text slightly over its limit can be shortened', async () => {
  const node = nodeAt('storeConfig', '/businessPage/section1');
  await openForm({
    node,
    value: { title: 'x'.repeat(600) },
    errors: [{ path: '/title', code: 'maxLength', params: { limit: 500 } }],
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toHaveLength(600);
  expect(screen.getByText('Must be 500 characters or less')).toBeTruthy();
});

describe('numbers', () => {
  const node = nodeAt('storeConfig', '/homepage/section6');
  const value = { overAllRating: { averScore: 4.5 } };

  test('are typed as text with a decimal point or comma, and ignore the mouse wheel', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Average Score' });
    expect([input.value, input.inputMode]).toEqual(['4.5', 'decimal']);
    await user.clear(input);
    await user.type(input, '4,7');
    await user.tab();
    expect(changes.at(-1)).toEqual({ overAllRating: { averScore: 4.7 } });
    await user.type(input, 'good', { initialSelectionStart: 0, initialSelectionEnd: input.value.length });
    await user.tab();
    expect(changes.at(-1)).toEqual({ overAllRating: { averScore: 4.7 } });
    expect(input.value).toBe('good');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('are validated, not corrected, and removed when emptied', async () => {
    const changes = await openForm({ node, value });
    const user = userEvent.setup();
    const input = screen.getByRole('textbox', { name: 'Average Score' });
    await user.clear(input);
    await user.type(input, '7.25');
    await user.tab();
    expect(changes.at(-1)).toEqual({ overAllRating: { averScore: 7.25 } });
    await user.clear(input);
    await user.tab();
    expect(changes.at(-1)).toEqual({ overAllRating: {} });
  });
});

test('a switch that is false or missing is off, and is written only when toggled', async () => {
  const changes = await openForm({
    node: nodeAt('locationConfig', '/commingsoon'),
    document: 'locationConfig',
    value: {},
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('switch', { name: 'Coming Soon' }));
  expect(changes).toEqual([{ flag: true }]);
});

test('a colour has a named picker beside its text', async () => {
  const node = nodeAt('storeConfig', '/general/colorPalle');
  await openForm({ node, value: { themeColor: '#AABBCC' } });
  expect(screen.getByLabelText<HTMLInputElement>('Pick a color: Theme Color').value).toBe('#aabbcc');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Theme Color' }).value).toBe('#AABBCC');
});

test('a link finds the site’s pages by the typed text while it is there', async () => {
  const routes = { homePage: '/', contactPage: '/contact', covidPage: '/covid' };
  vi.stubGlobal('fetch', async () => Response.json({ general: { routes } }));
  const changes = await openForm({ node: nodeAt('storeConfig', '/repairPage/section4'), value: {} });
  const user = userEvent.setup();
  const link = screen.getByRole('combobox', { name: 'Link' });
  fireEvent.change(link, { target: { value: 'javascript:alert(1)' } });
  expect(screen.queryByRole('option')).toBeNull();
  await user.clear(link);
  await user.type(link, 'cont');
  await waitFor(() => expect(changes.at(-1)).toEqual({ link: 'cont' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Contact Page/contact',
  ]);
  await user.click(screen.getByRole('option'));
  await user.tab();
  expect(changes.at(-1)).toEqual({ link: '/contact' });
  await user.click(link);
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show pages of the site' }));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('a colour name is stored as browsers know it', async () => {
  const changes = await openForm({ node: nodeAt('storeConfig', '/general/colorPalle'), value: {} });
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Theme Color' }), 'Teal ');
  await user.tab();
  expect(changes.at(-1)).toEqual({ themeColor: 'teal' });
});
