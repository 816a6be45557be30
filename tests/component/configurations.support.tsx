import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import ConfigurationsPage from '../../src/custom/storefront/configurations/ConfigurationsPage.tsx';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import type { Session } from '../../src/authProvider/session.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { documents } from '../../src/schemas/storefront/documents.ts';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { text } from '../e2e/support/texts.ts';
import { owner } from './dialog.support.tsx';
import { renderShell } from './shell.render.tsx';
import { sampleOf } from './storefrontForm.support.tsx';

/** What a call is answered with instead; nothing lets the service answer. */
type Fault = () => Response | undefined;

/** The services of the storefront's configuration, with its versions. */
export class ConfigService {
  readonly versions: object[];
  /** The bodies of all saves that arrived. */
  readonly saves: unknown[] = [];
  readonly translations: unknown[] = [];
  readonly restored: unknown[] = [];
  /** By the beginning of method and path below the store. */
  readonly faults: Record<string, Fault> = {};

  constructor(first = sampleOf(documents.storeConfig.schema) as object) {
    this.versions = [first];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(address, 'http://atlas.localhost');
      return this.answer(
        `${init.method ?? 'GET'} ${pathname.replace(/^\/dc\/(store\/st1\/)?/, '')}${search}`,
        init,
      );
    });
  }

  get config(): object {
    return this.versions.at(-1) ?? {};
  }

  at = (pointer: string): unknown => valueAt(this.config, pointer);

  /** Changes a value as another person. */
  saveElsewhere(pointer: string, value: unknown): void {
    this.versions.push(withValueAt(this.config, pointer, value) as object);
  }

  private get etag(): string {
    return `"${this.versions.length}"`;
  }

  private answer(call: string, { body, headers }: RequestInit): Response {
    const fault = Object.entries(this.faults).find(([start]) => call.startsWith(start))?.[1]();
    if (fault) return fault;
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (call === 'PUT config') return this.save(json as object, new Headers(headers).get('if-match'));
    if (call === 'GET config') return this.stored();
    if (call.startsWith('POST translate')) {
      this.translations.push(json);
      return Response.json({});
    }
    if (call.startsWith('GET config/versions?')) {
      const data = this.versions.map((_, version) => revision(version)).toReversed();
      return Response.json({ data, metadata: { total: data.length } });
    }
    const [, version] = /^GET config\/versions\/(\d+)/.exec(call) ?? [];
    if (version)
      return Response.json({ ...revision(Number(version)), config: this.versions[Number(version)] });
    if (/^POST config\/versions\/\d+\/restore/.test(call)) {
      this.restored.push(json);
      return Response.json({});
    }
    return new Response('{}', { status: 404 });
  }

  private save(next: object, etag: string | null): Response {
    if (etag !== this.etag) return Response.json({}, { status: 412 });
    this.saves.push(next);
    this.versions.push(next);
    return this.stored();
  }

  private stored = () => Response.json(this.config, { headers: { etag: this.etag } });
}

const revision = (version: number) => ({
  version,
  saved_by: { id: 's2', name: 'Ada Harbour' },
  saved_date: '2026-03-04T12:00:00Z',
  changes: ['/repairPage/section4'],
  restored: null,
});

/** The page of the configuration with a node in hand, without its preview. */
export async function openConfigurations(
  panel: string,
  node: string,
  options: { session?: Session; language?: Language } = {},
) {
  const { session = owner, language = 'en' } = options;
  const path = `/configurations?${new URLSearchParams({ panel, node: `/${panel}/${node}` })}`;
  const page = (
    <>
      <ConfigurationsPage />
      <Notification />
    </>
  );
  const preview = { isShown: false, screen: 'phone', language: 'en' };
  return act(() => renderShell(page, { path, session, language, remembered: { preview } }));
}

/** By role without the slow look at whether it is hidden. */
const hidden = true;

export const button = (key: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: text(key), hidden });

const click = (found: HTMLElement) => act(async () => fireEvent.click(found));

export const press = async (key: string, within = screen) =>
  click(await within.findByRole('button', { name: text(key), hidden }));

const startOf = (key: string) => new RegExp(`^${text(key)}`);

/** The heading of a panel; its name may be followed by its state. */
export const panel = (key: string) =>
  screen.findByRole('button', { name: startOf(`storefront.panels.${key}`), hidden });

export const openPanel = async (key: string) => click(await panel(key));

/** A node of the tree; its name may be followed by its state. */
export const node = (key: string) =>
  screen.findByRole('treeitem', { name: startOf(`storefront.nodes.${key}`), hidden });

export const choose = async (key: string) => click(await node(key));

export async function titleField(): Promise<HTMLInputElement> {
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(/^Title/);
  if (!field) throw new Error('The form has no title');
  return field;
}

/** Replaces the title as by typing and leaving the field. */
export async function typeTitle(value: string) {
  const field = await titleField();
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
}

export const says = (key: string, values = {}) => screen.findByText(text(key, values));

/** Updates and waits until it is stored and the form is read-only again. */
export async function update() {
  await press('configurations.update');
  await says('configurations.messages.updated');
  await screen.findByRole('button', { name: text('configurations.edit'), hidden });
}
