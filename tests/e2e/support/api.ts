import { endpointsOf, fillPath } from '../../../src/schemas/endpoint.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { Action } from '../../../src/schemas/can.ts';
import { models } from '../../../src/schemas/models.ts';
import type { Account } from './accounts.ts';

export type Resource = keyof typeof models;

export interface StoredRecord {
  id: string;
  name: string;
  slug: string;
  [property: string]: unknown;
}

interface Listed {
  data: StoredRecord[];
  metadata: { total: number };
}

export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Calls the services as a demo account, to set up data and to verify the results of the browser. */
export class Api {
  private constructor(
    private readonly origin: string,
    private readonly storeId: string,
    private readonly token: string,
  ) {}

  static async signIn(origin: string, { email, password, domain }: Account): Promise<Api> {
    const store = await json<{ id: string; tenant_id: string }>(
      fetch(`${origin}/dc/store/domain/${domain}?include_children=false`),
    );
    const { idToken } = await json<{ idToken: string }>(
      fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, tenantId: store.tenant_id, returnSecureToken: true }),
      }),
    );
    return new Api(origin, store.id, idToken);
  }

  async list(resource: Resource, query: Record<string, string> = {}) {
    const answer = await this.call<Listed | { data: Listed }>(resource, 'list', { query });
    const { data, metadata } = 'metadata' in answer ? answer : answer.data;
    return { rows: data, total: metadata.total };
  }

  one(resource: Resource, id: string): Promise<StoredRecord> {
    return this.call(resource, 'one', { id });
  }

  create(resource: Resource, data: object): Promise<StoredRecord> {
    return this.call(resource, 'create', { form: data });
  }

  /** Creates several records of a resource whose POST takes a list. */
  async createAll(resource: Resource, items: object[]): Promise<StoredRecord[]> {
    return (await this.call<{ data: StoredRecord[] }>(resource, 'create', { body: items })).data;
  }

  update(resource: Resource, id: string, data: object): Promise<StoredRecord> {
    return this.call(resource, 'update', { body: { id, ...data } });
  }

  /** Sends a request to /dc/store/<id>/<path>, or to the store itself without a path. */
  ask<T>(method: string, path: string, body?: object): Promise<T> {
    return json<T>(
      fetch(`${this.origin}/dc/store/${this.storeId}${path && `/${path}`}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }),
    );
  }

  /** Sends a body of any type with custom headers. Returns the response, whatever its status. */
  send(
    method: string,
    path: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(`${this.origin}/dc/store/${this.storeId}/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...headers },
      body,
    });
  }

  /** Reads, changes and writes a document of the store. Retries when its version is stale. */
  async change<T>(path: string, change: (document: T) => T): Promise<void> {
    for (;;) {
      const read = await fetch(`${this.origin}/dc/store/${this.storeId}/${path}`, {
        headers: { authorization: `Bearer ${this.token}` },
      });
      const body = JSON.stringify(change((await read.json()) as T));
      const headers = { 'content-type': 'application/json', 'if-match': read.headers.get('etag') ?? '' };
      const written = await this.send('PUT', path, body, headers);
      if (written.ok) return;
      if (written.status !== 412) throw new Error(`${path}: ${written.status} ${await written.text()}`);
    }
  }

  /** Submits storefront texts for translation. */
  translate(words: string[]): Promise<unknown> {
    return json(
      fetch(`${this.origin}/dc/translate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          target_languages: ['en', 'fr'],
          words,
          save_folders: ['frontend'],
          is_search: false,
        }),
      }),
    );
  }

  private call<T>(
    resource: Resource,
    action: Action,
    { id, query, form, body }: { id?: string; query?: Record<string, string>; form?: object; body?: object },
  ): Promise<T> {
    const model: Model = models[resource];
    const endpoints = endpointsOf(model, action);
    const endpoint = endpoints.find(({ multipart }) => multipart === Boolean(form)) ?? endpoints[0];
    if (!endpoint) throw new Error(`${resource} has no endpoint for ${action}`);
    const path = fillPath(endpoint.path, { storeId: this.storeId, locale: 'en', id });
    const search = new URLSearchParams({ ...endpoint.query, ...query });
    return json<T>(
      fetch(`${this.origin}${path}?${search}`, {
        method: endpoint.method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : form && toForm(form),
      }),
    );
  }
}

function toForm(data: object): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(data));
  form.append('imagefile', new File([picture], 'picture.svg', { type: 'image/svg+xml' }));
  return form;
}

async function json<T>(answering: Promise<Response>): Promise<T> {
  const response = await answering;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Appends a random suffix to a name. */
export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
