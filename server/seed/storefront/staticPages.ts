import type { Page } from '../../../src/schemas/storefront/page.ts';
import type { Template } from '../../../src/schemas/storefront/template.ts';
import type { DemoStore } from '../data/stores.ts';
import type { Pictures } from '../pictures.ts';
import { button, heading, image, row, spacer, template, text } from './template.ts';

interface StaticPage {
  page: Page & { type: string; slug: string };
  content: Template;
}

const shown = { include_header: true, include_footer: true, print: false };

/** The static pages of a demo storefront with their templates. */
export const staticPages = (store: DemoStore, pictures: Pictures): StaticPage[] => [
  {
    page: {
      name: 'About us',
      slug: 'about-us',
      type: 'page',
      header: {
        title: `About ${store.name}`,
        meta_description: 'Who we are, and why we would rather repair than replace.',
        include_in_sitemap: true,
      },
      ...shown,
    },
    content: template([
      row(
        '2-1',
        [
          [
            heading(store.slogan, 'h1'),
            text(
              `<p>${store.name} began with one bench, one microscope and a simple thought: most devices are thrown away for want of a part that costs less than dinner.</p>`,
            ),
            button('Book a repair', '/repair'),
          ],
          [image(pictures.device('phone', 'Apple'), 'A repaired phone')],
        ],
        { background: 'soft' },
      ),
      spacer,
      row('1-1-1', [
        [heading('Honest', 'h3'), text('<p>You hear the price before we open anything.</p>')],
        [heading('Careful', 'h3'), text('<p>Your data stays on your device, and nobody looks at it.</p>')],
        [heading('Lasting', 'h3'), text('<p>Parts and labour are under warranty for a year.</p>')],
      ]),
      spacer,
      row(
        '1',
        [
          [
            heading('Come and see us'),
            text(`<p>We are in ${store.locations.map(({ city }) => city).join(', ')}.</p>`),
            button('Find a location', '/locations', 'outlined'),
          ],
        ],
        { background: 'accent' },
      ),
    ]),
  },
  {
    page: {
      name: 'Screen repair',
      slug: 'screen-repair',
      type: 'service',
      header: {
        title: `Screen repair | ${store.name}`,
        meta_description:
          'Cracked glass or a dark display: repaired in 45 minutes, with a one-year warranty.',
        include_in_sitemap: true,
      },
      ...shown,
    },
    content: template([
      row('1-1', [
        [
          heading('A new screen in 45 minutes', 'h1'),
          text(
            '<p>Cracked glass, dead pixels or no touch: we replace the display while you have a coffee.</p><ul><li>From $89, parts and labour included</li><li>Original or tested parts, you choose</li><li>One-year warranty at every location</li></ul>',
          ),
          button('See the price for my device', '/repair/screen'),
        ],
        [image(pictures.device('phone', 'Samsung'), 'A phone with a new screen')],
      ]),
      spacer,
      heading('Questions we hear often'),
      row('1-1', [
        [
          heading('Is my data safe?', 'h3'),
          text('<p>Yes. A screen repair touches neither your photos nor your messages.</p>'),
        ],
        [
          heading('Is it waterproof afterwards?', 'h3'),
          text('<p>We renew the seal, but no repaired device should go swimming.</p>'),
        ],
      ]),
    ]),
  },
];
