import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { openDatabase, type DatabaseOptions } from '../../server/core/database.ts';
import { startIdentity, type Identity } from '../../server/staff/identity/identity.ts';
import { atlas } from '../../server/seed/data/stores.ts';
import { people } from '../../server/seed/people.ts';
import { seed } from '../../server/seed/seed.ts';
import { storeIdOf } from '../../server/seed/stores.ts';
import { settingList } from '../../server/settingList.ts';
import { readSettings } from '../../server/settings.ts';
import type { Staff } from '../../src/schemas/staff/staff.ts';
import {
  commandOf,
  environmentOf,
  instructionOf,
  readDockerfile,
  type Stage,
} from '../support/dockerfile.ts';
import { runStage } from '../support/runDockerfile.ts';
import { makeServiceAccount, startFakeGoogle, type Google } from '../support/google.ts';
import { productionPackages } from '../support/installation.ts';
import { startSmtp, type Smtp } from '../support/smtp.ts';
import { pooled } from '../support/pooled.ts';

const [build, image] = readDockerfile('Dockerfile') as [Stage, Stage];
const environment = environmentOf(image);

let root: string;
let app: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'production-'));
  app = runStage(image, root, { [build.name ?? '']: runStage(build, root) });
}, 300_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a command of the image with this environment. */
function inImage(instruction: 'CMD' | 'HEALTHCHECK', env: Record<string, string>) {
  const [program = '', ...parameters] = commandOf(instructionOf(image, instruction));
  const { PATH, HOME } = process.env;
  return [program, parameters, { cwd: app, env: { PATH, HOME, ...environment, ...env } }] as const;
}

const local = () => ({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: mkdtempSync(join(root, 'data-')) });

test('contains the packages that it needs at run time, and no others', () => {
  const services = join(app, 'dist');
  const files = readdirSync(services, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(server|src)\/.*\.js$/.test(file),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(services, file), 'utf8').matchAll(
        /(?:(?:from |import\()'|import\.meta\.resolve\(`)((?:@[^/']+\/)?[^./'][^/']*)/g,
      ),
    ].map(([, name = '']) => name),
  );
  const needed = new Set(imported.filter((name) => !isBuiltin(name)));
  // With --dev alone.
  needed.delete('vite');
  expect([...needed].toSorted()).toEqual(Object.keys(packageJson.dependencies));
});

test('is as small as docs/operations.md says', () => {
  const documented = /(\d+) packages/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1];
  expect(Number(documented)).toBe(productionPackages.length);
});

test('the first page loads no search field, whose code is a third more of MUI', () => {
  const admin = join(app, 'dist', 'admin');
  const scripts = new Set(readFileSync(join(admin, 'index.html'), 'utf8').match(/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  const has = (words: string) => (file: string) => readFileSync(join(admin, file), 'utf8').includes(words);
  // Names that only MUI's Autocomplete and Popper's code contain.
  expect([...scripts].filter(has('getOptionLabel'))).toEqual([]);
  expect([...scripts].filter(has('preventOverflow'))).toEqual([]);
});

test('the rows of a list wait for the code of neither forms nor search fields', () => {
  const assets = join(app, 'dist', 'admin', 'assets');
  const nameOf = (file: string) => /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1];
  const chunks = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const needed = new Set(chunks.filter((file) => nameOf(file) === 'lists'));
  for (const file of needed) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      needed.add(imported);
  }
  const libraries = ['mui', 'react', 'rolldown-runtime', 'router', 'start', 'vendor'];
  expect(new Set([...needed].map(nameOf))).toEqual(new Set(['fields', 'index', 'lists', ...libraries]));
});

test('runs as an unprivileged user', () => {
  expect(instructionOf(image, 'USER').value).toBe('node');
});

test('without a project reports what is missing', async () => {
  const ended = promisify(execFile)(...inImage('CMD', local()));
  const sentence = 'The setting FIREBASE_PROJECT_ID must name a real project';
  await expect(ended).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) as string });
});

test('uses only existing settings in compose.yaml', () => {
  const compose = readFileSync('compose.yaml', 'utf8');
  const given = [...compose.matchAll(/^ +([A-Z_]+):/gm)].map(([, name = '']) => name);
  const known = [...settingList.map(({ name }) => name), 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'];
  expect(known).toEqual(expect.arrayContaining(given));
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(file, 'utf8')).toMatch(/service-account\.json\n/);
});

describe('with a real project', () => {
  const projectId = 'demo-production';
  const storeId = storeIdOf(atlas);
  const owner = people(atlas).find(({ person }) => person.role === 'STORE_OWNER')?.person;
  let emulator: Identity;
  let smtp: Smtp;
  let google: Google;
  let env: Record<string, string>;
  let url: string;
  let token: string;
  const closing: (() => unknown)[] = [];

  beforeAll(async () => {
    const { firebase } = readSettings({});
    const dataDir = mkdtempSync(join(root, 'emulator-'));
    emulator = await startIdentity({ dataDir, firebase: { ...firebase, projectId } });
    closing.unshift(() => emulator.close());
    await emulator.accounts.ensureTenant(atlas.tenant_id, atlas.name);
    google = await startFakeGoogle({ emulator: emulator.url });
    closing.unshift(() => google.close());
    smtp = await startSmtp();
    closing.unshift(() => smtp.close());
    const place = local();
    env = {
      ...place,
      ...(await demoDatabase(place.DATA_DIR)),
      MAIL_URL: smtp.url,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'key',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(makeServiceAccount(projectId)),
      NODE_OPTIONS: `--import=${google.diversion}`,
    };
    url = await startImage(env);
    token = await google.sign(projectId, {
      sub: owner?.uid ?? '',
      auth_time: Math.floor(Date.now() / 1000),
      firebase: { tenant: atlas.tenant_id },
      staff_id: owner?.id,
      store_id: storeId,
    });
  }, 120_000);
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /** A database with the demo, which a real project's would not get; where PostgreSQL is at hand, on that. */
  async function demoDatabase(dataDir: string): Promise<Record<string, string>> {
    const { DATABASE_URL } = process.env;
    if (!DATABASE_URL) {
      await fill({ databaseUrl: undefined, dataDir });
      return {};
    }
    const name = `production_${randomUUID().replaceAll('-', '')}`;
    await onServer(DATABASE_URL, `create database ${name}`);
    closing.unshift(() => onServer(DATABASE_URL, `drop database ${name} with (force)`));
    const databaseUrl = Object.assign(new URL(DATABASE_URL), { pathname: name }).href;
    await fill({ databaseUrl });
    const { databaseUrl: address, databaseDirectUrl: direct } = pooled(databaseUrl);
    return { DATABASE_URL: address, ...(direct && { DATABASE_DIRECT_URL: direct }) };
  }

  async function fill(options: DatabaseOptions) {
    const database = await openDatabase(options);
    await seed(database.db, { filesDir: mkdtempSync(join(root, 'files-')), now: new Date() });
    await database.close();
  }

  async function onServer(connectionString: string, statement: string) {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function startImage(given: Record<string, string>): Promise<string> {
    const child = spawn(...inImage('CMD', given));
    const ended = once(child, 'close');
    closing.unshift(async () => {
      child.kill();
      await ended;
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return vi.waitFor(
      () => {
        if (!output.includes('Ready in')) throw new Error(`It is not ready:\n${output}`);
        return /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
      },
      { timeout: 100_000, interval: 100 },
    );
  }

  async function ask<T = Staff>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  test('serves its health check and its page', async () => {
    const { port } = new URL(url);
    await promisify(execFile)(...inImage('HEALTHCHECK', { PORT: port }));
    await expect(promisify(execFile)(...inImage('HEALTHCHECK', { PORT: '1' }))).rejects.toMatchObject({
      code: 1,
    });
    const page = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
    const script = /src="(\/assets\/[^"]+)"/.exec(page)?.[1];
    expect((await fetch(`${url}${script}`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  // Elsewhere than on PostgreSQL, that is the database of all these tests.
  test.skipIf(!process.env.DATABASE_URL)('starts on the embedded database', async () => {
    const embedded = await startImage({ ...env, ...local(), DATABASE_URL: '' });
    expect((await fetch(`${embedded}/readyz`)).status).toBe(200);
  });

  test('manages the accounts of its staff', async () => {
    const { accounts } = emulator;
    const { data } = await ask<{ data: Staff[] }>('GET', `/dc/store/${storeId}/staff?email=${owner?.email}`);
    const path = `/dc/store/${storeId}/location/${data[0]?.location_id}/staff`;
    const email = `${randomUUID()}@atlas.example`;
    const person = await ask('POST', path, {
      first_name: 'Mara',
      last_name: 'Lind',
      email,
      role: 'STAFF',
      location_id: data[0]?.location_id,
    });
    const added = google.received.find((request) => request.path.endsWith('/accounts'));
    const { localId: uid } = JSON.parse(added?.body ?? '{}') as { localId: string };
    const account = () => accounts.get(atlas.tenant_id, uid);
    expect(await account()).toMatchObject({ email, claims: { staff_id: person.id, store_id: storeId } });

    await ask('PUT', `${path}/${person.id}`, { email: `new-${email}` });
    expect(await account()).toMatchObject({ email: `new-${email}` });
    await ask('PUT', `${path}/${person.id}`, { is_voided: true });
    expect(await account()).toMatchObject({ disabled: true });
    await ask('PUT', `${path}/${person.id}`, { is_voided: false });
    expect(await account()).toMatchObject({ disabled: false });

    const password = 'Screwdriver9';
    const codes = () => {
      const [, ...letters] = smtp.lines.join('\n').split(`RCPT TO:<new-${email}>`);
      return letters.map((letter) => /^ +(\d{6})$/m.exec(letter)?.[1]);
    };
    await expect.poll(codes, { timeout: 10_000 }).toEqual([expect.any(String), expect.any(String)]);
    const code = codes().at(-1);
    await ask('POST', '/bdpwr/v1/set-password', { email: `new-${email}`, code, password, store_id: storeId });
    const signedIn = await fetch(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=key`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `new-${email}`, password, tenantId: atlas.tenant_id }),
      },
    );
    expect(await signedIn.json()).toMatchObject({ localId: uid });
  });
});
