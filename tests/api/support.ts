import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifySchema, InjectOptions } from 'fastify';
import { UnsecuredJWT } from 'jose';
import { buildApp, type AppOptions } from '../../server/app.ts';
import type { SecretsKey } from '../../server/core/secrets.ts';
import type { S3Settings } from '../../server/core/fileStore/s3Url.ts';
import { openDatabase, type Database } from '../../server/core/database.ts';
import { tokenVerifier } from '../../server/staff/identity/token.ts';
import type { Identity } from '../../server/staff/identity/identity.ts';
import type { SmsProvider } from '../../server/inbox/providers/smsProvider.ts';
import type { Mail, Mailer } from '../../server/mailQueue/mail.ts';
import type { LiveTimes } from '../../server/core/live/live.ts';
import type { WorkTimes } from '../../server/core/jobs/worker.ts';
import type { BackEnd } from '../../server/shipping/carriers/backEnd.ts';
import type { ShippingTimes } from '../../server/shipping/shippingOptions.ts';
import type { Models } from '../../server/core/records/entity.ts';
import type { Documents } from '../../server/storefront/documents.ts';
import { stores } from '../../server/core/tables/stores.ts';
import { locations } from '../../server/locations/tables.ts';
import { roles as roleTable, staff } from '../../server/staff/tables.ts';
import { features } from '../../server/store/tables.ts';
import { readSettings, type SessionTimes } from '../../server/settings.ts';
import { pooled } from '../support/pooled.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';
import { fakeAccounts, fakeMailer, type FakeAccounts } from './fakes.ts';
import { oneNode, severalNodes, type Services } from './nodes.ts';
import { openTestDatabase } from './testDatabase.ts';

const projectId = 'demo-back-office';
const verifyToken = tokenVerifier({ projectId, apiKey: '', emulatorHost: undefined, isEmulated: true });

export interface TestStore {
  id: string;
  tenant: string;
  domain: string;
  /** One staff member per role. */
  staff: Record<Role, { id: string; uid: string; email: string }>;
  locationIds: number[];
}

export interface TestApp {
  app: Services;
  /** The first or only node. */
  node: FastifyInstance;
  /** Every route: method and path. */
  routes: string[];
  /** The schemas of every route. */
  schemas: FastifySchema[];
  database: Database;
  /** The store under test. */
  store: TestStore;
  /** A second store, which must stay invisible. */
  other: TestStore;
  /** Sends a request as a staff member with this role. */
  ask: (role: Role, method: InjectOptions['method'], path: string, options?: AskOptions) => Promise<Reply>;
  accounts: FakeAccounts;
  /** The folder of uploaded pictures. */
  filesDir: string;
  /** The emails sent so far. */
  mails: Mail[];
  close: () => Promise<void>;
}

export interface AskOptions {
  store?: TestStore;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Record<string, string | undefined>;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows the shape of what it asks for
  json: any;
  text: string;
}

interface StartOptions {
  models?: Models;
  documents?: Documents;
  live?: LiveTimes;
  /** An identity service, instead of unsigned tokens and in-memory accounts. */
  identity?: Identity;
  /** Receives log lines at the default level; logging is off otherwise. */
  logTo?: { write: (line: string) => void };
  /** The storage quota of a store for pictures, in bytes. */
  filesQuota?: number;
  /** A bucket for pictures instead of a folder. */
  s3?: S3Settings | undefined;
  /** Delay of appointment notices in ms. */
  tellAfter?: number;
  /** A mailer that really sends. */
  mailer?: Mailer;
  /** Sending rate of bulk emails. */
  mailsAMinute?: number;
  /** Limit of recipients per person and hour. */
  mailsAnHour?: number;
  /** Session lifetimes. */
  sessionTimes?: SessionTimes;
  /** Keys that encrypt secrets; without them passcodes are not kept. */
  secretsKeys?: SecretsKey[];
  /** A server with Stripe's API. */
  stripeUrl?: string;
  /** Signs posted mail; without it none is taken. */
  incomingMailSecret?: string;
  /** A mailbox that is read. */
  imapUrl?: string;
  /** Overrides of the bundled carriers. */
  carriers?: Partial<BackEnd>;
  shippingTimes?: Partial<ShippingTimes>;
  /** A provider of text messages, instead of the bundled one. */
  sms?: SmsProvider;
  work?: WorkTimes;
  /** The number of nodes, if the database supports several. */
  nodes?: number;
}

/** Starts the services with an empty catalogue, two stores and a staff member for each role. */
export async function startApp({
  models,
  documents,
  live,
  identity,
  logTo,
  filesQuota,
  s3,
  tellAfter = 0,
  mailer,
  mailsAMinute = 60_000,
  mailsAnHour,
  sessionTimes,
  secretsKeys,
  stripeUrl,
  incomingMailSecret,
  imapUrl,
  carriers,
  shippingTimes,
  sms,
  work,
  nodes = Number(process.env.NODES ?? 1),
}: StartOptions = {}): Promise<TestApp> {
  const filesDir = await mkdtemp(join(tmpdir(), 'files-'));
  const { database, url, drop } = await openTestDatabase();
  const store = await addStore(database, 'first');
  const other = await addStore(database, 'second');
  const accounts = fakeAccounts();
  const kept = fakeMailer();
  const shared = url !== undefined && nodes > 1 ? pooled(url) : undefined;
  const appOptions: Omit<AppOptions, 'database'> = {
    settings: {
      ...readSettings({}),
      ...shared,
      filesDir,
      s3,
      ...(filesQuota && { filesQuota }),
      mailsAMinute,
      ...(mailsAnHour && { mailsAnHour }),
      ...(sessionTimes && { sessionTimes }),
      ...(secretsKeys && { secretsKeys }),
      ...(stripeUrl && { stripeUrl }),
      ...(incomingMailSecret && { incomingMailSecret }),
      ...(imapUrl && { imapUrl }),
      logLevel: logTo ? 'warn' : 'silent',
    },
    mailer: mailer ?? kept,
    identity: Promise.resolve(identity ?? ({ verifyToken, accounts } as Partial<Identity> as Identity)),
    models,
    documents,
    live,
    logTo,
    tellAfter,
    carriers: carriers as BackEnd | undefined,
    shippingTimes,
    ...(sms && { sms }),
    work,
  };
  const startNode = (one: Database) => buildApp({ ...appOptions, database: Promise.resolve(one) });
  const app = startNode(database);
  const routes: string[] = [];
  const schemas: FastifySchema[] = [];
  app.addHook('onRoute', (route) => {
    if (route.schema) schemas.push(route.schema);
    for (const method of [route.method].flat()) routes.push(`${method} ${route.url}`);
  });
  await app.ready();
  const others = await Promise.all(
    shared ? Array.from({ length: nodes - 1 }, () => openDatabase(shared)) : [],
  );
  const otherNodes = others.map(startNode);
  for (const node of otherNodes) await node.ready();
  const services = shared ? severalNodes([app, ...otherNodes], database) : oneNode(app);
  return {
    app: services,
    node: app,
    routes,
    schemas,
    database,
    store,
    other,
    accounts,
    filesDir,
    mails: kept.sent,
    ask: (role, method, path, options = {}) =>
      ask(services, options.store ?? store, role, method, path, options),
    close: async () => {
      await services.close();
      for (const one of others) await one.close();
      await drop();
      await rm(filesDir, { recursive: true });
    },
  };
}

async function ask(
  app: Services,
  store: TestStore,
  role: Role,
  method: InjectOptions['method'],
  path: string,
  { body, headers }: AskOptions,
): Promise<Reply> {
  const url = path.startsWith('/dc/') ? path : `/dc/store/${store.id}/${path}`;
  const response = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${tokenOf(store, role)}`, ...headers },
    ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers as Reply['headers'],
    json: isJson && response.body ? response.json() : undefined,
    text: response.body,
  };
}

/** A token like those of the identity emulator. */
export function tokenOf({ tenant, staff: members }: TestStore, role: Role, claims: object = {}): string {
  const { uid, email } = members[role];
  const firebase = { tenant, sign_in_provider: 'password' };
  return token({ sub: uid, email, email_verified: true, firebase, ...claims });
}

/** The request with which a staff member joins the live connection. */
export const joinRequest = (store: TestStore, role: Role) => ({
  storeID: store.id,
  userID: store.staff[role].id,
  type: 'NOTIFICATION',
  token: tokenOf(store, role),
});

export function token(claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({ iat: now, auth_time: now, exp: now + 3600, ...claims })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .encode();
}

export async function addStore({ db }: Database, name: string): Promise<TestStore> {
  const id = randomUUID();
  const tenant = `${name}-tenant`;
  const domain = `${name}.example`;
  await db.insert(stores).values({
    id,
    name: `The ${name} store`,
    business_name: `${name} Ltd.`,
    email: `hello@${domain}`,
    domain,
    tenant_id: tenant,
    timezone: 'America/Toronto',
    config: { title: name },
  });
  await db
    .insert(features)
    .values({ store_id: id, feature_id: 'DASHBOARD_CATALOG', is_enabled: name === 'first' });
  await db
    .insert(roleTable)
    .values(
      roles.map((code) => ({ store_id: id, code, code_text: code, permissions: [...roleRights[code]] })),
    );
  const places = await db
    .insert(locations)
    .values(
      ['North', 'South'].map((location_name) => ({
        store_id: id,
        location_name,
        email: `${location_name}@${domain}`,
        country: 'CA',
        state: 'ON',
        city: 'Ottawa',
        postcode: 'K1A 0A1',
        address_1: '1 Main Street',
        timezone: 'America/Toronto',
      })),
    )
    .returning({ id: locations.id });
  const locationIds = places.map((place) => place.id);
  const members = roles.map((role) => ({
    id: randomUUID(),
    store_id: id,
    location_id: locationIds[0],
    uid: `${name}-${role}`,
    first_name: role,
    last_name: name,
    email: `${role.toLowerCase()}@${domain}`,
    role,
  }));
  await db.insert(staff).values(members);
  const byRole = Object.fromEntries(members.map((member) => [member.role, member]));
  return { id, tenant, domain, staff: byRole as unknown as TestStore['staff'], locationIds };
}

interface FormFile {
  field?: string;
  name: string;
  content: Buffer | string;
}

/** A multipart body with `data`, a file and further fields, all optional. */
export function multipart(data: unknown, file?: FormFile, texts: Record<string, string> = {}) {
  const boundary = `boundary${randomUUID()}`;
  const start = (disposition: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const parts = [
    ...(data === undefined ? [] : [`${start('name="data"')}\r\n${JSON.stringify(data)}\r\n`]),
    ...Object.entries(texts).map(([name, text]) => `${start(`name="${name}"`)}\r\n${text}\r\n`),
    ...(file
      ? [
          start(`name="${file.field ?? 'imagefile'}"; filename="${file.name}"`),
          `Content-Type: application/octet-stream\r\n\r\n`,
          file.content,
          '\r\n',
        ]
      : []),
    `--${boundary}--\r\n`,
  ];
  return {
    body: Buffer.concat(parts.map((part) => Buffer.from(part))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The smallest valid PNG. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
