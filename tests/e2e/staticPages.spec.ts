import { unique } from './support/api.ts';
import {
  addPage,
  changePages,
  PageEditor,
  readPages,
  readTemplate,
  word,
  writeTemplate,
} from './support/staticPages.ts';
import { expect, test } from './support/test.ts';
import { text } from './support/texts.ts';
import { visit } from './support/visit.ts';

const rows = 'tbody tr:not(.skeleton)';

// All pages are in one configuration; concurrent saves of other tests cause 412 and a retry.
test.beforeEach(({ problems }) => problems.allowStatus(412));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('creates a page by dragging blocks and by adding blocks with the keyboard', async ({ page, api }) => {
    const name = unique('New Garden');
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const editor = new PageEditor(page);
    await page.goto('/pages');
    await page.getByRole('link', { name: word('new') }).click();
    await expect(page).toHaveURL(/slug=null$/);
    await editor.button('create').click();
    const required = page.getByText(text('storefront.errors.page/name.required'), { exact: true });
    await expect(required.first()).toBeVisible();
    await editor.fillDetails('x');
    await expect(
      page.getByText(text('storefront.errors.page/name.minLength'), { exact: true }),
    ).toBeVisible();
    await editor.field('name').fill(name);
    await expect(editor.field('slug')).toHaveValue(slug);
    await editor.button('create').click();
    await editor.says('empty');

    const block = await editor.block('Heading').boundingBox();
    const canvas = await editor.canvas.boundingBox();
    if (!block || !canvas) throw new Error('The editor is not shown');
    await page.mouse.move(block.x + 40, block.y + 15);
    await page.mouse.down();
    await page.mouse.move(block.x + 60, block.y + 25, { steps: 4 });
    await page.waitForTimeout(300); // A drag starts after a delay.
    await page.mouse.move(canvas.x + 200, canvas.y + 60, { steps: 12 });
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(editor.heading).toHaveText(word('samples.heading'));
    await editor.write('It grows');
    await editor.block('Row').press('Enter');
    await editor.block('Button').press(' ');
    await expect(editor.canvas.getByText(word('samples.button'))).toBeVisible();
    await editor.button('create').click();
    await editor.says('saved');
    await expect(page).toHaveURL(new RegExp(`type=page&slug=${slug}$`));
    await expect(editor.button('edit')).toBeVisible();

    const template = await readTemplate(api, { type: 'page', slug });
    expect(template.root.props.id).toBe('1');
    expect(template.content.map(({ type }) => type)).toEqual(['Heading', 'Row']);
    expect(template.content[1]?.props.first).toMatchObject([{ type: 'Button' }]);
    expect((await readPages(api)).find((one) => one.slug === slug)).toMatchObject({
      name,
      include_header: true,
      header: { title: 'A new garden', include_in_sitemap: true },
    });
  });
});

test('a stored page is found, edited, merged with others’ changes, and removed', async ({
  page,
  api,
  problems,
}) => {
  test.setTimeout(150_000);
  // Made before the page loads, whose list of pages is not read again.
  const [first, second, third] = [await addPage(api), await addPage(api), await addPage(api)];
  await test.step('a template that fails to load cannot be edited, but retried', async () => {
    problems.allowStatus(500);
    const stored = first;
    const editor = new PageEditor(page);
    await page.route('**/template/**', (route) => route.fulfill({ status: 500, body: '' }));
    await visit(page, `/pages?type=page&slug=${stored.slug}`);
    await expect(page.getByText(text('messages.load_failed')).first()).toBeVisible();
    await expect(editor.button('edit')).toHaveCount(0);
    await page.unroute('**/template/**');
    await page.getByRole('button', { name: text('errors.retry') }).click();
    await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
  });
  await test.step('the list filters and sorts in the browser, and a row opens its page', async () => {
    const stored = first;
    await visit(page, '/pages');
    await page
      .getByRole('textbox', { name: text('resources.pages.fields.name'), exact: true })
      .fill(stored.name.toUpperCase());
    await expect(page.locator(rows)).toHaveCount(1);
    await expect(page.locator(rows).locator('td').nth(3)).toHaveText(`page/${stored.slug}`);
    await page
      .getByRole('combobox', { name: text('resources.pages.fields.type'), exact: true })
      .selectOption('blog');
    await expect(page.getByText(text('list.empty'))).toBeVisible();
    await page
      .getByRole('search')
      .getByRole('button', { name: text('list.clear_all') })
      .click();
    await page.getByRole('button', { name: text('resources.pages.fields.slug'), exact: true }).click();
    await expect(page.locator('th[aria-sort=ascending]')).toHaveText(text('resources.pages.fields.slug'));
    await page.getByRole('link', { name: stored.name }).click();
    await expect(page).toHaveURL(new RegExp(`type=page&slug=${stored.slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stored.name);
    await new PageEditor(page).button('cancel').click();
    await expect(page).toHaveURL(/sort=slug/);
  });
  await test.step('a stored page is read-only until Edit; blocks move by keyboard; Cancel reverts everything', async () => {
    const stored = first;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await expect(page.getByText(word('read_only'), { exact: true })).toBeVisible();
    await expect(editor.block('Heading')).toHaveCount(0);
    await editor.edit();
    await editor.write('Second');
    await editor.block('Divider').press('Enter');
    await editor.button('editor.move_up').press('Enter');
    await expect(editor.canvas.locator('hr, [role=heading]').first()).toHaveRole('separator');
    await editor.button('cancel').click();
    await editor.button('discard').click();
    await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
    expect((await readTemplate(api, stored)).content).toHaveLength(1);

    await editor.edit();
    await editor.tab('details').click();
    await expect(editor.field('slug')).not.toBeEditable();
    await editor.field('meta_description').fill('Another description');
    await editor.tab('content').click();
    await editor.write('Third');
    await editor.button('update').dblclick();
    await editor.says('saved');
    await expect.poll(async () => (await readTemplate(api, stored)).content[0]?.props.text).toBe('Third');
    const after = (await readPages(api)).filter((one) => one.slug === stored.slug);
    expect(after).toMatchObject([{ header: { meta_description: 'Another description' } }]);
  });
  await test.step('leaving asks for confirmation, and a reload offers the unsaved draft', async () => {
    const stored = second;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await editor.edit();
    await editor.write('Unsaved');
    await page
      .getByRole('link', { name: word('title') })
      .last()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('dialog.unsaved.stay') })
      .click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: text('configurations.draft.restore'), exact: true }).click();
    await expect(editor.heading.first()).toHaveText('Unsaved');
    await editor.button('update').click();
    await editor.says('saved');
    await expect.poll(async () => (await readTemplate(api, stored)).content[0]?.props.text).toBe('Unsaved');
  });
  await test.step('a failed save keeps the draft, and Update retries', async () => {
    problems.allowStatus(500, 412);
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const stored = second;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await editor.edit();
    await editor.write('Kept');
    const isWrite = (method: string) => method === 'PUT';
    await page.route('**/config', (route) =>
      isWrite(route.request().method()) ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await editor.button('update').click();
    await editor.says('failed');
    await expect(editor.heading.first()).toHaveText('Kept');
    await page.unroute('**/config');
    await page.context().setOffline(true);
    await editor.button('update').click();
    await expect(page.getByText(text('messages.offline'))).toBeVisible();
    await page.context().setOffline(false);
    await editor.button('update').click();
    await editor.says('saved');
    await expect.poll(async () => (await readTemplate(api, stored)).content[0]?.props.text).toBe('Kept');
  });
  await test.step('the user chooses between two versions of the content; details of another user are merged', async () => {
    const stored = second;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await editor.edit();
    await editor.write('Mine');
    await writeTemplate(api, stored, 'Theirs');
    await changePages(api, (pages) =>
      pages.map((one) => (one.slug === stored.slug ? { ...one, print: true } : one)),
    );
    await editor.button('update').click();
    await editor.says('stale.title');
    await editor.button('stale.load').click();
    await expect(editor.heading.first()).toHaveText('Theirs');
    await editor.button('stale.back').click();
    await expect(editor.heading.first()).toHaveText('Mine');
    await editor.button('update').click();
    await editor.says('saved');
    await expect.poll(async () => (await readTemplate(api, stored)).content[0]?.props.text).toBe('Mine');
    expect((await readPages(api)).find((one) => one.slug === stored.slug)).toMatchObject({ print: true });
  });
  await test.step('Remove Page confirms, and removes the page from the list', async () => {
    const stored = second;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await editor.button('remove.button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('cancel') })
      .click();
    expect(await readPages(api)).toContainEqual(expect.objectContaining({ slug: stored.slug }));
    await editor.button('remove.button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: word('remove.button') })
      .click();
    await editor.says('remove.done');
    await expect(page).toHaveURL(/\/pages$/);
    expect(await readPages(api)).not.toContainEqual(expect.objectContaining({ slug: stored.slug }));
  });
  await test.step('a URL without a page shows an error', async () => {
    await visit(page, '/pages?type=page&slug=nowhere');
    await expect(page.getByText(word('not_found.title', { address: 'page/nowhere' }))).toBeVisible();
    await new PageEditor(page).button('not_found.back').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('title'));
  });
  await test.step('rejects a second page of the same type and slug', async () => {
    const stored = third;
    const editor = new PageEditor(page);
    await visit(page, '/pages?slug=null');
    await editor.fillDetails('Another garden');
    await editor.field('slug').fill(stored.slug);
    await editor.tab('content').click();
    await editor.block('Heading').click();
    await editor.button('create').click();
    await editor.says('exists');
    await expect.poll(async () => (await readTemplate(api, stored)).content[0]?.props.text).toBe('First');
  });
  await test.step('the HTML of a page is shown without its scripts, styles and handlers', async () => {
    const stored = third;
    const editor = new PageEditor(page);
    await editor.open(stored);
    await editor.edit();
    await editor.block('Html').click();
    const code =
      '<b>bold</b><img src="x" onerror="document.title=1"><script>document.title=2</script><p style="color:red">red</p>';
    await editor.properties.getByLabel(word('fields.code'), { exact: true }).fill(code);
    await expect(editor.canvas.getByText('bold')).toBeVisible();
    await expect(editor.canvas.locator('script, [onerror], [style*=color]')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^[12]$/);
  });
  await test.step('in French nothing remains in English', async () => {
    await page.evaluate(() => localStorage.setItem('RaStore.locale', '"fr"'));
    await page.goto('/pages?type=page&slug=about-us');
    await page.getByRole('button', { name: text('staticPages.edit', {}, 'fr'), exact: true }).click();
    await page.getByTestId('drawer-item:Heading').click();
    await expect(
      page.getByRole('region', { name: text('staticPages.editor.properties', {}, 'fr') }),
    ).toContainText(text('staticPages.fields.level', {}, 'fr'));
  });
});
