import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../src/authProvider/session.ts';
import { text } from '../e2e/support/texts.ts';
import {
  button,
  choose,
  ConfigService,
  node,
  openConfigurations,
  openPanel,
  panel,
  press,
  says,
  titleField,
  typeTitle,
  update,
} from './configurations.support.tsx';
import { owner } from './dialog.support.tsx';

const section4 = '/repairPage/section4';
const title = `${section4}/title`;

let service: ConfigService;
beforeEach(() => {
  localStorage.clear();
  service = new ConfigService();
});

const openSection4 = () => openConfigurations('repairPage', 'section4');

test('one panel is open at a time, starting with its head data; the trade page only where enabled', async () => {
  service.saveElsewhere('/tradePage', undefined);
  const router = await openSection4();
  const isOpen = async (key: string) => (await panel(key)).getAttribute('aria-expanded');
  expect(await isOpen('repairPage')).toBe('true');
  await openPanel('covidPage');
  expect((await node('headData')).getAttribute('aria-selected')).toBe('true');
  expect([await isOpen('covidPage'), await isOpen('repairPage'), await isOpen('general')]).toEqual([
    'true',
    'false',
    'false',
  ]);
  expect(screen.queryByRole('button', { name: text('storefront.panels.tradePage') })).toBeNull();
  expect(router.state.location.search).toContain('panel=covidPage');
});

test('steps can be undone and redone, and Ctrl+S updates', async () => {
  const stored = service.at(title);
  await openSection4();
  await press('configurations.edit');
  await typeTitle('Once more');
  expect((await node('section4')).textContent).toContain(text('configurations.tree.changed'));
  await press('configurations.undo');
  expect((await titleField()).value).toBe(stored);
  expect(button('configurations.undo').disabled).toBe(true);
  await press('configurations.redo');
  const field = await titleField();
  expect(field.value).toBe('Once more');
  field.focus();
  await act(async () => fireEvent.keyDown(field, { key: 's', code: 'KeyS', ctrlKey: true }));
  await says('configurations.messages.updated');
  expect(service.at(title)).toBe('Once more');
});

test('changes of a panel survive opening another one, and are saved separately', async () => {
  await openSection4();
  await press('configurations.edit');
  await typeTitle('Waiting');
  await openPanel('locationPage');
  await choose('section1');
  await press('configurations.edit');
  await typeTitle('Places');
  await update();
  expect(service.at('/locationPage/section1/title')).toBe('Places');
  expect(service.at(title)).not.toBe('Waiting');
  await openPanel('repairPage');
  await choose('section4');
  await waitFor(async () => expect((await titleField()).value).toBe('Waiting'));
  await update();
  expect(service.at(title)).toBe('Waiting');
});

describe('what others saved meanwhile', () => {
  test('is merged where it is another part, and reported', async () => {
    await openSection4();
    await press('configurations.edit');
    await typeTitle('Mine');
    service.saveElsewhere('/repairPage/widget/metaTitle', 'Theirs');
    service.saveElsewhere('/unheardOf', { kept: true });
    await update();
    const notice = await screen.findByText(/changed this meanwhile/);
    expect(notice.textContent).toContain('Repair Widget');
    expect([title, '/repairPage/widget/metaTitle', '/unheardOf/kept'].map(service.at)).toEqual([
      'Mine',
      'Theirs',
      true,
    ]);
  });

  test.each(['theirs', 'mine'] as const)('is a question where both changed it: %s is kept', async (side) => {
    await openSection4();
    await press('configurations.edit');
    await typeTitle('My title');
    service.saveElsewhere(title, 'Their title');
    await press('configurations.update');
    const dialog = async () =>
      within(await screen.findByRole('dialog', { name: text('configurations.conflicts.title') }));
    const content = await dialog();
    expect(content.getByText('My title')).toBeTruthy();
    expect(content.getByText('Their title')).toBeTruthy();
    await press('configurations.conflicts.back');
    expect((await titleField()).value).toBe('My title');
    expect(service.at(title)).toBe('Their title');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('configurations.update');
    const again = await dialog();
    fireEvent.click(again.getByRole('radio', { name: text(`configurations.conflicts.${side}`) }));
    await act(async () =>
      fireEvent.click(again.getByRole('button', { name: text('configurations.update') })),
    );
    const expected = side === 'mine' ? 'My title' : 'Their title';
    expect(await screen.findByRole('button', { name: text('configurations.edit') })).toBeTruthy();
    expect((await titleField()).value).toBe(expected);
    expect(service.at(title)).toBe(expected);
  });
});

test('a failed save shows the reason and keeps the input; Update retries', async () => {
  const faults = [
    () => new Response('', { status: 500 }),
    () => new Response(''),
    () => {
      throw new TypeError('No connection');
    },
  ];
  await openSection4();
  await press('configurations.edit');
  await typeTitle('Kept');
  for (const fault of faults) {
    service.faults['PUT config'] = fault;
    await press('configurations.update');
    await says('configurations.messages.update_failed');
    expect(await screen.findByText(new RegExp(text('configurations.notice.failed')))).toBeTruthy();
    expect((await titleField()).value).toBe('Kept');
    expect(screen.queryByText(text('configurations.messages.translate_failed'))).toBeNull();
    await press('dialog.dismiss');
    await waitFor(() => expect(screen.queryByText(text('configurations.messages.update_failed'))).toBeNull());
  }
  delete service.faults['PUT config'];
  await update();
  expect(service.at(title)).toBe('Kept');
});

test('a new error blocks saving, is marked in the tree and linked to its node', async () => {
  await openSection4();
  await press('configurations.edit');
  await typeTitle('');
  expect((await node('section4')).textContent).toContain(text('configurations.tree.errors'));
  await choose('headData');
  await press('configurations.update');
  await waitFor(async () => expect(document.activeElement).toBe(await titleField()));
  await says('configurations.notice.wrong', { smart_count: 1 });
  await choose('headData');
  const notice = screen.getByText(new RegExp(text('configurations.notice.invalid')));
  await act(async () => fireEvent.click(within(notice).getByRole('button', { name: /Section 4/ })));
  await says('validation.required');
  expect(service.saves).toEqual([]);
});

test('errors of the service are shown at their node', async () => {
  service.faults['PUT config'] = () =>
    Response.json({ errors: [{ path: `${section4}/link`, code: 'link' }] }, { status: 422 });
  await openSection4();
  await press('configurations.edit');
  await typeTitle('Refused');
  await press('configurations.update');
  await says('configurations.messages.update_failed');
  expect((await node('section4')).textContent).toContain(text('configurations.tree.errors'));
  await says('validation.link');
});

test('a stored invalid config can be opened, is marked, and the rest is saved unchanged', async () => {
  const stored = service.config as { repairPage: object; homepage: object };
  const broken = {
    ...stored,
    contactPage: undefined,
    covidPage: 'gone',
    repairPage: { ...stored.repairPage, headData: { title: 7, metaList: 'none' }, extra: [1] },
    homepage: { ...stored.homepage, section1: null },
    unheardOf: { deep: ['kept'] },
  };
  service = new ConfigService(JSON.parse(JSON.stringify(broken)) as object);
  await openSection4();
  expect((await node('headData')).textContent).toContain(text('configurations.tree.errors'));
  await press('configurations.edit');
  await typeTitle('Only this');
  await update();
  const { contactPage: _, ...rest } = broken;
  const { section4: section } = stored.repairPage as { section4: object };
  expect(service.saves).toEqual([
    { ...rest, repairPage: { ...broken.repairPage, section4: { ...section, title: 'Only this' } } },
  ]);
  for (const [name, key] of [
    ['contactPage', 'contactForm'],
    ['homepage', 'section1'],
    ['covidPage', 'section1'],
  ] as const) {
    await openPanel(name);
    await choose(key);
    expect(
      await screen.findByRole('heading', { level: 3, name: text(`storefront.nodes.${key}`) }),
    ).toBeTruthy();
  }
  // The parent of the section is a string: it is shown and is replaced after confirmation.
  await says('storefront.form.wrong_parent');
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('configurations.edit');
  await press('storefront.form.replace');
  const question = within(await screen.findByRole('alertdialog'));
  await act(async () =>
    fireEvent.click(question.getByRole('button', { name: text('storefront.form.replace') })),
  );
  expect((await titleField()).readOnly).toBe(false);
});

test('only new texts are sent for translation; a failure warns without blocking', async () => {
  await openConfigurations('businessPage', 'section1');
  await press('configurations.edit');
  await typeTitle('For businesses');
  await update();
  expect(service.translations).toEqual([
    {
      target_languages: ['en', 'fr'],
      words: ['For businesses'],
      save_folders: ['frontend'],
      is_search: false,
    },
  ]);
  service.faults['POST translate'] = () => new Response('', { status: 500 });
  await press('configurations.edit');
  await typeTitle('For all businesses');
  await press('configurations.update');
  await says('configurations.messages.translate_failed');
  expect(service.at('/businessPage/section1/title')).toBe('For all businesses');
  delete service.faults['POST translate'];

  await openPanel('repairPage');
  await choose('section4');
  await press('configurations.edit');
  await typeTitle('Not translated');
  await press('configurations.update');
  await waitFor(() => expect(service.at(title)).toBe('Not translated'));
  expect(service.translations).toHaveLength(1);
});

describe('the history', () => {
  const opened = async () => {
    await press('configurations.history.button');
    return within(await screen.findByRole('dialog', { name: text('configurations.history.title') }));
  };
  const restore = async (item: HTMLElement | undefined) => {
    if (!item) throw new Error('No such version');
    await act(async () =>
      fireEvent.click(within(item).getByRole('button', { name: text('configurations.history.restore') })),
    );
    const dialog = await screen.findByRole('dialog', { name: text('configurations.history.question.title') });
    const yes = await within(dialog).findByRole('button', {
      name: text('configurations.history.question.yes', { smart_count: 1 }),
    });
    return { dialog, yes };
  };

  test('shows each save with its changes, after a failed load too, and restores one', async () => {
    const before = service.at(title);
    service.saveElsewhere(title, 'In history');
    await openSection4();
    service.faults['GET config/versions?'] = () => new Response('', { status: 500 });
    const drawer = await opened();
    expect(await drawer.findByText(text('messages.failed'))).toBeTruthy();
    delete service.faults['GET config/versions?'];
    await press('errors.retry');
    const [newest, older] = await drawer.findAllByRole('listitem');
    if (!newest || !older) throw new Error('Two versions are expected');
    expect(newest.textContent).toContain('Repair Page › Section 4');
    expect(within(newest).queryByRole('button', { name: text('configurations.history.restore') })).toBeNull();
    fireEvent.click(within(newest).getByRole('button', { name: text('configurations.history.show') }));
    await waitFor(() => expect(newest.querySelector('del')?.textContent).toBe(before));
    expect(newest.querySelector('ins')?.textContent).toBe('In history');
    const { dialog, yes } = await restore(older);
    expect(dialog.querySelector('del')?.textContent).toBe('In history');
    expect(dialog.querySelector('ins')?.textContent).toBe(before);
    await act(async () => fireEvent.click(yes));
    await says('configurations.history.done');
    expect(service.restored).toEqual([{ parts: [section4] }]);
  });

  test('a restore lists the pages created since, and keeps them by default', async () => {
    service.saveElsewhere('/general/routes', {
      ...(service.at('/general/routes') as object),
      covidPage: '/c',
    });
    const header = { title: 'Made since', meta_description: 'Made since' };
    const made = { name: 'Made since', slug: 'made-since', type: 'page', header };
    service.saveElsewhere('/pages', [...(service.at('/pages') as object[]), made]);
    await openConfigurations('general', 'routes');
    const drawer = await opened();
    const { dialog, yes } = await restore((await drawer.findAllByRole('listitem'))[2]);
    expect(within(dialog).getByRole('alert').textContent).toContain('Made since');
    const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(2);
    expect(boxes.filter(({ checked }) => checked)).toHaveLength(1);
    await act(async () => fireEvent.click(yes));
    await says('configurations.history.done');
    expect(service.restored).toEqual([{ parts: ['/general/routes'] }]);
  });
});

test('a failed load shows an error with a retry', async () => {
  service.faults['GET config'] = () => new Response('', { status: 500 });
  await openSection4();
  await says('messages.failed');
  delete service.faults['GET config'];
  await press('errors.retry');
  expect(await screen.findByRole('tree')).toBeTruthy();
});

test('without EDIT_STORE_SETTINGS the page is read-only and explains why', async () => {
  service.saveElsewhere(title, 'In history');
  const who = { ...owner.who, role: 'STAFF', rights: ['VIEW_STORE_SETTINGS' as const] };
  const session: Session = { ...owner, who };
  await openConfigurations('repairPage', 'section4', { session });
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: text('configurations.edit') })).disabled,
  ).toBe(true);
  await says('configurations.read_only');
  await press('configurations.history.button');
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: text('configurations.history.restore') })).toBeNull();
});

test('is translated into French', async () => {
  await openConfigurations('repairPage', 'section4', { language: 'fr' });
  const word = (key: string) => text(key, {}, 'fr');
  expect(screen.getByRole('heading', { level: 1, name: word('configurations.title') })).toBeTruthy();
  const edit = await screen.findByRole('button', { name: word('configurations.edit') });
  await act(async () => fireEvent.click(edit));
  expect(screen.getByRole('button', { name: word('configurations.update') })).toBeTruthy();
  expect(screen.getByRole('treeitem', { name: word('storefront.nodes.widget') })).toBeTruthy();
});
