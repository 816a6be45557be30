import { unique } from './support/api.ts';
import { searchFor, slug } from './crud/crud.ts';
import { ListPage } from './support/listPage.ts';
import { text } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const evil = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" onload="localStorage.evil = 1">
  <script>localStorage.evil = 1; fetch('/evil')</script><rect width="8" height="8" fill="red"/></svg>`;

test('a picture with a script is shown, and its script never runs', async ({ page, api, problems }) => {
  const name = unique('Evil');
  const list = new ListPage(page, 'brands');
  await page.goto('/brands/create');
  await list.dialog.locator('input[type=file]').setInputFiles({
    name: 'evil.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(evil),
  });
  await list.dialog.locator('[name=name]').fill(name);
  await list.dialog.getByRole('button', { name: text('dialog.create') }).click();
  await expect(list.dialog).toBeHidden();
  await list.open(searchFor(name));
  await list.row(name).getByRole('link').first().click();
  await expect(list.dialog.getByRole('img')).toBeVisible();

  const [stored] = (await api.list('brands', { name })).rows;
  problems.allow(/Content Security Policy|Blocked script execution|sandboxed|Origin-Agent-Cluster/i);
  const answer = await page.goto(String(stored?.img_src));
  expect(answer?.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
  });
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  await page.goto('/brands');
  expect(await page.evaluate(() => localStorage.getItem('evil'))).toBeNull();
});

test('a name with HTML is rendered as text everywhere', async ({ page, api }) => {
  const html = unique('<b onclick="alert(1)">bold</b><script>alert(2)</script>');
  await api.create('categories', { name: html, slug: slug(unique('html')) });
  const list = new ListPage(page, 'categories');
  const opened: string[] = [];
  page.on('dialog', (dialog) => void opened.push(dialog.message()));
  await list.open(searchFor(html));
  expect(await list.column('name')).toEqual([html]);
  await list.row(html).getByRole('link').first().click();
  await expect(list.dialog.locator('[name=name]')).toHaveValue(html);
  expect(await page.locator('b[onclick]').count()).toBe(0);
  expect(opened).toEqual([]);
});

test('the page loads only its own files', async ({ page }) => {
  const answer = await page.goto('/brands');
  const headers = answer?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  const directive = (name: string) =>
    policy
      .split(';')
      .find((one) => one.trim().startsWith(`${name} `))
      ?.trim();
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive('base-uri')).toBe("base-uri 'none'");
  expect(directive('style-src')).not.toContain('unsafe-inline');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(headers).toHaveProperty('referrer-policy');
  expect(headers['permissions-policy']).toBe('camera=(self), geolocation=(), microphone=()');
  expect(headers['x-powered-by']).toBeUndefined();
});

test('the browser connects only to the origin of the page', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).origin);
  });
  await new ListPage(page, 'products').open();
  await page.goto('/products/create');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect([...hosts]).toEqual([process.env.BASE_URL]);
});
