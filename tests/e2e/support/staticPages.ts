import { expect, type Locator, type Page } from '@playwright/test';
import { unique, type Api } from './api.ts';
import { text } from './texts.ts';
import { visit } from './visit.ts';

export interface StoredPage {
  name: string;
  type: string;
  slug: string;
  [property: string]: unknown;
}

interface Config {
  pages: StoredPage[];
}

interface Block {
  type: string;
  props: Record<string, unknown>;
}

interface Template {
  root: { props: { id: string } };
  content: Block[];
}

type Key = Pick<StoredPage, 'type' | 'slug'>;

/** A text of the static pages' messages. */
export const word = (key: string, parameters = {}) => text(`staticPages.${key}`, parameters);

export const readTemplate = (api: Api, { type, slug }: Key): Promise<Template> =>
  api.ask('GET', `template/${type}/asset?file_name=${slug}.json`);

export const readPages = async (api: Api) => (await api.ask<Config>('GET', 'config')).pages;

export const changePages = (api: Api, change: (pages: StoredPage[]) => StoredPage[]) =>
  api.change<Config>('config', (config) => ({ ...config, pages: change(config.pages) }));

export async function writeTemplate(api: Api, { type, slug }: Key, heading: string) {
  const block = { type: 'Heading', props: { id: 'Heading-1', text: heading, level: 'h2', align: 'left' } };
  const template = { root: { props: { id: '1' } }, content: [block], zones: {} };
  const body = new FormData();
  body.append('template', new File([JSON.stringify(template)], `${slug}.json`));
  await api.send('POST', `template/${type}/asset`, body);
}

/** Creates a page with one heading. */
export async function addPage(api: Api): Promise<StoredPage> {
  const name = unique('Garden');
  const page: StoredPage = {
    name,
    slug: name.toLowerCase().replace(' ', '-'),
    type: 'page',
    include_header: true,
    include_footer: true,
    print: false,
    header: { title: 'A garden', meta_description: 'All about it', include_in_sitemap: true },
  };
  await writeTemplate(api, page, 'First');
  await changePages(api, (pages) => [...pages, page]);
  return page;
}

/** The editor of a static page. */
export class PageEditor {
  readonly canvas: Locator;
  readonly properties: Locator;
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.canvas = page.getByRole('region', { name: word('editor.canvas'), exact: true });
    this.properties = page.getByRole('region', { name: word('editor.properties'), exact: true });
    this.heading = this.canvas.getByRole('heading');
  }

  button(key: string) {
    return this.page.getByRole('button', { name: word(key), exact: true });
  }

  field(label: string) {
    return this.page
      .getByRole('tabpanel')
      .getByLabel(text(`storefront.fields.${label}`))
      .first();
  }

  block(type: string) {
    return this.page.getByTestId(`drawer-item:${type}`);
  }

  async open({ type, slug }: Key) {
    await visit(this.page, `/pages?type=${type}&slug=${slug}`);
    await expect(this.button('edit')).toBeEnabled();
  }

  async edit() {
    await this.button('edit').click();
    await expect(this.block('Heading')).toBeVisible();
  }

  tab(name: 'details' | 'content') {
    return this.page.getByRole('tab', { name: new RegExp(`^${word(`tabs.${name}`)}`) });
  }

  async fillDetails(name: string) {
    await this.field('name').fill(name);
    await this.page.getByRole('tabpanel').getByRole('combobox').click();
    await this.page.getByRole('option', { name: text('storefront.choices.page'), exact: true }).click();
    await this.field('title').fill('A new garden');
    await this.field('meta_description').fill('What grows in it');
  }

  /** Selects the heading in the outline and changes it. */
  async write(heading: string) {
    const outline = this.page.getByRole('region', { name: word('editor.outline'), exact: true });
    await outline
      .getByRole('button', { name: new RegExp(`^${word('blocks.Heading')}`) })
      .first()
      .click();
    await this.properties.getByLabel(word('fields.text'), { exact: true }).fill(heading);
    await expect(this.heading.first()).toHaveText(heading);
  }

  async says(key: string) {
    await expect(this.page.getByText(word(key), { exact: true }).first()).toBeVisible();
  }
}
