import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { test as base, expect, type Page } from '@playwright/test';

/** Runs the sanitizer in a real browser, since a DOM emulation parses HTML differently. */
const test = base.extend<{ clean: (html: string[]) => Promise<string[]> }, { script: string }>({
  script: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants its fixtures as a pattern, of none too
    async ({}, provide) => provide(await bundle()),
    { scope: 'worker' },
  ],
  clean: async ({ page, script }, provide) => {
    await page.addScriptTag({ content: script });
    await provide((html) =>
      page.evaluate((all) => all.map((one) => messages.sanitize(one, (name) => `[${name}]`)), html),
    );
  },
});

declare const messages: { sanitize: (html: string, describe: (name: string) => string) => string };

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/custom/notifications/message/sanitize.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'messages' } },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

const harmless = [
  '<h2>Title</h2><p>Text with <strong>weight</strong>.</p>',
  '<ul><li>One</li></ul><blockquote>Quote</blockquote>',
  '<table><tbody><tr><td colspan="2">Cell</td></tr></tbody></table>',
  '<img alt="Ours" src="/dc/files/0123abcd.png">',
  '<img src="data:image/png;base64,AAAA">',
];

const links = ['https://example.com/a?b=c', 'http://example.com', 'mailto:a@example.com', 'tel:+16135550100'];

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;avascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="/logout">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  '<textarea></textarea><select><option>x</option></select>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<div class="MuiBackdrop-root" id="root">x</div>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<img src="https://evil.example/pixel.png" alt="pixel">',
  '<img src="//evil.example/pixel.png">',
  '<img srcset="https://evil.example/pixel.png 1x">',
  '<img src="/dc/files/../../logout">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<video src="https://evil.example/a.mp4" autoplay></video><audio src="https://evil.example/a.mp3"></audio>',
  '<table background="https://evil.example/a.png"><tr><td>x</td></tr></table>',
  '<button onclick="alert(1)" formaction="javascript:alert(1)">x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<p onclick="alert(1)" data-x="1" aria-hidden="true" tabindex="1" contenteditable>x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<a href="https://example.com" target="_self" rel="opener" ping="https://evil.example" download>x</a>',
];

const forbidden =
  'script, style, iframe, object, embed, form, input, button, textarea, select, link, meta, base, svg, math, ' +
  'video, audio, details, noscript, template';

/** Returns the forbidden elements and attributes in sanitized HTML. */
const findHarm = (page: Page, html: string[]) =>
  page.evaluate(
    ([all, selector]) =>
      all.flatMap((one) => {
        const left = new DOMParser().parseFromString(one, 'text/html').body;
        const elements = [...left.querySelectorAll('*')];
        const allowed = new Set(['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'target', 'rel']);
        const isHarm = (element: Element) =>
          element.matches(selector) ||
          [...element.attributes].some(({ name }) => !allowed.has(name)) ||
          !/^(https?:\/\/|mailto:|tel:|$)/.test(element.getAttribute('href') ?? '') ||
          !/^(\/dc\/files\/[\w-]+\.[a-z]+$|data:image\/(png|jpeg|gif|webp);|$)/.test(
            element.getAttribute('src') ?? '',
          ) ||
          (element.hasAttribute('href') && element.getAttribute('target') !== '_blank');
        return elements.filter(isHarm).map((element) => element.outerHTML);
      }),
    [html, forbidden] as const,
  );

test('keeps harmless content', async ({ clean }) => {
  expect(await clean(harmless)).toEqual(harmless);
});

test('opens links in a new tab without a referrer', async ({ clean }) => {
  const cleaned = await clean(links.map((href) => `<a href="${href}">here</a>`));
  expect(cleaned).toEqual(
    links.map((href) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">here</a>`),
  );
});

test('removes harmful content', async ({ page, clean }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => asked.push(dialog.message()));
  page.on('request', (request) => asked.push(request.url()));
  const cleaned = await clean(attacks);
  expect(await findHarm(page, cleaned)).toEqual([]);
  await page.setContent(cleaned.join(''));
  expect(asked).toEqual([]);
});

test('the detector finds harmful content', async ({ page }) => {
  expect((await findHarm(page, attacks)).length).toBeGreaterThan(attacks.length / 2);
});

test('replaces an external picture by its description', async ({ clean }) => {
  expect(await clean(['<p><img src="https://evil.example/a.png" alt="Our offer"></p>'])).toEqual([
    '<p>[Our offer]</p>',
  ]);
});
