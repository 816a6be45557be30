import type { FrameLocator, Page } from '@playwright/test';
import { withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';
import { expect, test } from './support/test.ts';

const titleAt = '/homepage/section6/title';
const contentAt = '/homepage/section6/content';

const configCall = '**/dc/store/*/config';

const inHand = (preview: FrameLocator) => preview.locator('[aria-current=true]');

/** Opens a node of the home page, with these values merged into the configuration's response. */
async function open(page: Page, node: string, values: Record<string, unknown> = {}) {
  // Each begins with the view of a new browser.
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.removeItem('RaStore.preview'));
  await page.unroute(configCall);
  await page.route(configCall, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const config: unknown = await response.json();
    const json = Object.entries(values).reduce(
      (document, [pointer, value]) => withValueAt(document, pointer, value),
      config,
    );
    return route.fulfill({ response, json });
  });
  await visit(page, `/configurations?panel=homepage&node=/homepage/${node}`);
  const preview = page.frameLocator(`iframe[title="${text('preview.frame')}"]`);
  await expect(inHand(preview)).toBeVisible();
  return preview;
}

const evil = 'https://evil.example';
const attacks = [
  '<script>parent.hacked = 1</script>',
  '<img src=x onerror="parent.hacked = 1">',
  '<svg onload="parent.hacked = 1"><script>parent.hacked = 1</script></svg>',
  '<a href="javascript:parent.hacked = 1">link</a>',
  `<a href="${evil}" target="_top">away</a>`,
  `<iframe src="${evil}"></iframe><object data="${evil}"></object><embed src="${evil}">`,
  `<form action="${evil}"><input name="q" autofocus onfocus="parent.hacked = 1"><button>Send</button></form>`,
  `<p style="position: fixed; inset: 0; background: url(${evil})">styled</p>`,
  `<link rel="stylesheet" href="${evil}"><meta http-equiv="refresh" content="0;url=${evil}"><base href="${evil}">`,
  '<math><mtext><table><mglyph><style><img src=x onerror="parent.hacked = 1"></style></mglyph></table></mtext></math>',
];

test('content cannot run scripts, navigate or request another host; its code is text', async ({
  page,
  problems,
}) => {
  test.setTimeout(90_000);
  await test.step('content cannot run scripts, navigate or request another host', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const preview = await open(page, 'section6', {
      [titleAt]: attacks.join(''),
      [contentAt]: `<p>Harmless</p>${attacks.join('')}`,
    });
    await expect(preview.getByText('Harmless')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
    await preview.getByText('away').last().click();
    const found = await preview.locator('body').evaluate((body) => ({
      address: body.ownerDocument.URL,
      elements: body.querySelectorAll('script, iframe, object, embed, form, input, link, style, base, [href]')
        .length,
      handlers: [...body.querySelectorAll('*')].flatMap((one) =>
        one.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      styled: body.querySelectorAll('.html [style]').length,
    }));
    expect(found).toEqual({ address: 'about:srcdoc', elements: 0, handlers: [], styled: 0 });
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(asked.filter((url) => url.startsWith(evil))).toEqual([]);
  });
  await test.step('scripts and tags are shown as text', async () => {
    const code = '<script>parent.hacked = 1</script>';
    const preview = await open(page, 'bodyData', { '/homepage/bodyData/tags': [{ content: code }] });
    await expect(inHand(preview).locator('pre')).toHaveText(code);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
  await test.step('a picture that cannot be loaded leaves a placeholder', async () => {
    problems.allowStatus(404);
    const cards = [{ title: 'Broken', img: '/dc/files/none.png' }];
    const preview = await open(page, 'section1', { '/homepage/section1/cards': { data: cards } });
    await preview.getByText('Broken').first().scrollIntoViewIfNeeded();
    await expect(inHand(preview).locator('.card .placeholder')).toBeVisible();
  });
});

test('it shows the whole page and the input at once; a click in it focuses the field', async ({ page }) => {
  test.setTimeout(120_000);
  await test.step('input shows at once, on desktop and phone, in English and in French', async () => {
    const preview = await open(page, 'section6', { [titleAt]: 'What our customers say' });
    await page.getByRole('button', { name: text('configurations.edit'), exact: true }).click();
    await page.locator('.form input').first().fill('Typed just now');
    await expect(preview.getByText('Typed just now')).toBeVisible();

    const width = () =>
      preview.locator('body').evaluate((body) => body.ownerDocument.documentElement.clientWidth);
    expect(await width()).toBe(390);
    await page.getByRole('button', { name: text('preview.desktop'), exact: true }).click();
    await expect.poll(width).toBe(1200);

    await page.getByRole('button', { name: text('preview.fr'), exact: true }).click();
    await expect(preview.getByText('Typed just now')).toHaveAttribute('lang', 'en');
    await expect(preview.getByText(text('preview.pending')).first()).toBeVisible();
    await page.locator('.form input').first().fill('What our customers say');
    await expect(preview.getByText('Ce que disent nos clients')).toBeVisible();
  });
  await test.step('a click in it focuses the field, also in a closed entry', async () => {
    const preview = await open(page, 'section1');
    await preview.locator('[data-at="/homepage/section1/title"]').click();
    const form = page.locator('section.form');
    await expect(form.getByRole('textbox', { name: 'Title' }).first()).toBeFocused();
    await preview.locator('[data-at="/homepage/section1/buttons/1/title"]').click();
    await expect(form.getByRole('button', { expanded: true, name: 'Get a quote' })).toBeVisible();
    await expect(form.locator('input:focus')).toHaveValue('Get a quote');
  });
  await test.step('the whole page is shown, with the current section marked and in view; a click opens another one', async () => {
    const preview = await open(page, 'section6', {
      [titleAt]: 'What our customers say',
      '/homepage/section1/title': 'Repairs while you wait',
    });
    const chosen = page.getByRole('treeitem', { selected: true });
    await expect(inHand(preview).getByText('What our customers say')).toBeInViewport();
    await expect(preview.getByText('Repairs while you wait')).toBeVisible();
    await expect(preview.getByText('Repairs while you wait')).not.toBeInViewport();

    await page.getByRole('treeitem', { name: 'Section 1', exact: true }).click();
    await expect(inHand(preview).getByText('Repairs while you wait')).toBeInViewport();
    await expect(inHand(preview).locator('.name-tag')).toHaveText('Section 1');

    await preview.locator(`[data-at="${titleAt}"]`).click();
    await expect(chosen).toHaveText('Section 6');
    await expect(inHand(preview).locator('.name-tag')).toHaveText('Section 6');
    await expect(inHand(preview).getByText('What our customers say')).toBeInViewport();
    await expect(page.locator('.form input:focus')).toHaveValue('What our customers say');
  });
  await test.step('it can be enlarged temporarily', async () => {
    await open(page, 'section1');
    await page.getByRole('button', { name: text('preview.enlarge') }).click();
    const dialog = page.getByRole('dialog', { name: text('preview.title') });
    await dialog.getByRole('button', { name: text('preview.desktop') }).click();
    await expect(inHand(dialog.frameLocator('iframe'))).toBeInViewport();
    expect((await dialog.locator('iframe').boundingBox())?.width).toBeGreaterThan(900);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('a hidden preview stays hidden, and it is one tab stop', async () => {
    await open(page, 'section6');
    const hide = page.getByRole('button', { name: text('preview.hide'), exact: true });
    await hide.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: text('preview.title') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: text('configurations.edit'), exact: true })).toBeFocused();

    await hide.click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: text('preview.show'), exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('French texts that fail to load can be retried; it opens beside the form', async ({
  page,
  problems,
}) => {
  test.setTimeout(90_000);
  await test.step('French texts that fail to load can be retried', async () => {
    problems.allowStatus(500);
    let isDown = true;
    await page.route('**/dc/translation/frontend/fr', (route) =>
      isDown ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const preview = await open(page, 'section6', { [titleAt]: 'What our customers say' });
    await page.getByRole('button', { name: text('preview.fr'), exact: true }).click();
    await expect(page.getByText(text('preview.texts_failed'))).toBeVisible({ timeout: 20_000 });
    await expect(preview.getByText('What our customers say')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: text('errors.retry') }).click();
    await expect(preview.getByText('Ce que disent nos clients')).toBeVisible();
  });
  await test.step('it opens beside the form at a phone’s width and follows the input', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const preview = await open(page, 'section6', { [titleAt]: 'What our customers say' });
    await page.getByRole('button', { name: text('preview.desktop'), exact: true }).click();
    await page.getByRole('button', { name: text('preview.beside') }).click();
    await page.getByRole('button', { name: text('configurations.edit'), exact: true }).click();
    const title = page.locator('.form input').first();
    await title.fill('Typed just now');
    await expect(inHand(preview).getByText('Typed just now')).toBeInViewport();
    await expect(title).toBeInViewport();
    const body = preview.locator('body');
    expect(await body.evaluate((one) => one.ownerDocument.documentElement.clientWidth)).toBe(390);
    const [form, phone] = await Promise.all(
      [page.locator('.form'), page.locator('iframe')].map((one) => one.boundingBox()),
    );
    expect(form?.width).toBeGreaterThan(300);
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(phone?.x ?? 0);

    await page.getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'Section 1', exact: true }).click();
    await expect(inHand(preview).locator('.name-tag')).toHaveText('Section 1');
    await page.getByRole('button', { name: text('preview.beside') }).click();
    await expect(page.getByRole('tree')).toBeVisible();
  });
});
