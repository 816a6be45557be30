import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChanges } from '../../server/core/history/tables.ts';
import { ticketDevices } from '../../server/tickets/tables.ts';
import { photoLinks } from '../../server/tickets/photos/tables.ts';
import { customers } from '../../server/customers/tables.ts';
import { MAX_TICKET_PHOTOS, type TicketPhoto } from '../../src/schemas/tickets/photos/photos.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { jpeg } from '../support/pictures.ts';
import { addCustomer } from './people.ts';
import { multipart, png, startApp, type AskOptions, type TestApp } from './support.ts';

let services: TestApp;
let customer: string;
let device: string;
let ticket: Ticket;

const owner = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options: AskOptions = {}) =>
  services.ask('STORE_OWNER', method, path, options);

const takeIn = async (values: object = {}, location_id = services.store.locationIds[0]) =>
  owner('POST', 'tickets', {
    body: {
      location_id,
      customer_id: customer,
      new_devices: [{ name: 'Phone', problem: 'Broken screen', ...values }],
    },
  });

beforeAll(async () => {
  services = await startApp();
  customer = await addCustomer(services, { email: 'photos@customers.example' });
  ticket = (await takeIn()).json as Ticket;
  device = ticket.devices[0]?.id ?? '';
});
afterAll(() => services.close());

const photo = (content: Buffer = jpeg(), texts = {}) =>
  multipart(undefined, { name: 'a.jpg', content }, texts);
const query = (key: string = randomUUID()) => `?key=${key}&phase=BENCH&is_internal=false`;
const addPhoto = (form = photo(), key?: string) =>
  owner('POST', `ticketDevices/${device}/photos${query(key)}`, form);
const readPhotos = async () => (await owner('GET', `ticketDevices/${device}/photos`)).json as TicketPhoto[];

const createLink = async () => {
  const body = { phase: 'BEFORE', is_internal: true, locale: 'fr' };
  const { json } = await owner('POST', `ticketDevices/${device}/photoLink`, { body });
  return { ...json, token: String(json.address).split('#')[1] ?? '' };
};
const phone = (method: 'GET' | 'POST', path: string, token: string, form?: AskOptions) =>
  services.app.inject({
    method,
    url: `/dc/store/${services.store.id}/phone${path}`,
    headers: { ...form?.headers, 'x-upload-token': token },
    ...(form && { payload: form.body as Buffer }),
  });

test('A photo is stored once for a key, without metadata, and only where the ticket is read', async () => {
  const key = randomUUID();
  const exif = '45.5017 -73.5673';
  const thumbnail = `data:image/jpeg;base64,${jpeg({ exif }).toString('base64')}`;
  const form = photo(jpeg({ exif }), { thumbnail });
  const added = await addPhoto(form, key);
  expect(added.status).toBe(201);
  expect(added.json).toMatchObject({ phase: 'BENCH', is_internal: false, is_from_phone: false });
  expect(Buffer.from(added.json.thumbnail.split(',')[1], 'base64').includes(exif)).toBe(false);
  expect((await addPhoto(form, key)).json.id).toBe(added.json.id);
  expect(await readPhotos()).toHaveLength(1);

  const path = `ticketDevices/${device}/photos/${added.json.id}`;
  const file = await owner('GET', path);
  expect(file.headers['content-type']).toBe('image/jpeg');
  expect(file.text).not.toContain(exif);
  const [name] = (await readdir(services.filesDir)).filter((one) => one.startsWith('private-'));
  expect((await readFile(join(services.filesDir, name ?? ''))).includes(exif)).toBe(false);
  expect((await services.app.inject({ url: `/dc/files/${name}` })).statusCode).toBe(404);
  const away = (await takeIn({}, services.store.locationIds[1])).json.devices[0].id;
  expect((await services.ask('STAFF', 'GET', `ticketDevices/${away}/photos`)).status).toBe(403);
  const other = await services.ask('STAFF', 'GET', path, { store: services.other });
  expect(other.status).toBe(404);
});

test.each([
  ['imageHeic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  ['imageType', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['imageType', Buffer.from('%PDF-1.7')],
  ['imageBroken', jpeg().subarray(0, 30)],
  ['imageSize', Buffer.concat([jpeg(), Buffer.alloc(15 * 1024 * 1024)])],
])('%s', async (code, content) => {
  const refused = await addPhoto(photo(content));
  expect(refused.status).toBe(422);
  expect(refused.json.errors[0]).toMatchObject({ path: '/imagefile', code });
});

test('Forty photos with the largest thumbnails come with a new ticket', async () => {
  const thumbnail = `data:image/jpeg;base64,${'A'.repeat(39_900)}`;
  const photos = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const { status, json } = await owner('POST', `ticketDevices/photoFiles?key=${randomUUID()}`, photo());
      expect(status).toBe(201);
      return { file: json.file, thumbnail };
    }),
  );
  const { status, json } = await takeIn({ photos });
  expect(status).toBe(201);
  const path = `ticketDevices/${json.devices[0].id}/photos`;
  expect((await owner('GET', path)).json).toHaveLength(40);
  expect((await takeIn({ problem: 'x'.repeat(9 * 1024 * 1024) })).status).toBe(413);
}, 60_000);

test('A photo is changed, removed and put back; the removal is an event', async () => {
  const { id } = (await addPhoto(photo(png))).json;
  const path = `ticketDevices/${device}/photos/${id}`;
  const body = { phase: 'AFTER', is_internal: true, caption: 'Scratch' };
  expect((await owner('PUT', path, { body })).json).toMatchObject(body);
  const before = await readPhotos();
  expect((await owner('DELETE', path)).status).toBe(200);
  expect((await readPhotos()).map((one) => one.id)).not.toContain(id);
  expect((await owner('GET', path)).status).toBe(404);
  expect((await owner('POST', `${path}/restore`)).status).toBe(200);
  expect(await readPhotos()).toEqual(before);
  const events = (await owner('GET', `tickets/${ticket.id}/events`)).json as { kind: string }[];
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PHOTO_REMOVED', 'PHOTO_RESTORED']));
});

test('Photos that were uploaded before come with the new device; a file is used once', async () => {
  const { file } = (await owner('POST', `ticketDevices/photoFiles?key=${randomUUID()}`, photo(png))).json;
  const photos = [{ file, thumbnail: null, phase: 'BEFORE', is_internal: false, caption: 'Front' }];
  const made = (await takeIn({ photos })).json as Ticket;
  const stored = await owner('GET', `ticketDevices/${made.devices[0]?.id}/photos`);
  expect(stored.json).toMatchObject([{ caption: 'Front', is_internal: false }]);
  const again = await takeIn({ photos });
  expect(again.status).toBe(422);
  expect(again.json.errors[0]).toMatchObject({ path: '/new_devices/0/photos/0/file', code: 'unknown_file' });
});

test('A phone adds photos by a code, until it is ended or has expired', async () => {
  const { token, address, picture } = await createLink();
  expect(address).toContain(`/dc/store/${services.store.id}/phone?lang=fr#`);
  expect(picture).toMatch(/^data:image\/svg\+xml/);
  const [link] = await services.database.db.select().from(photoLinks);
  expect(JSON.stringify(link)).not.toContain(token);

  const page = await services.app.inject({ url: `/dc/store/${services.store.id}/phone?lang=fr` });
  expect(page.body).toContain('lang="fr-CA"');
  const session = await phone('GET', '/session', token);
  expect(session.statusCode).toBe(200);
  expect(session.body).not.toMatch(/Ada|Berg|customers\.example/);
  expect(session.json()).toMatchObject({ number: ticket.number, device: 'Phone' });

  const before = (await readPhotos()).length;
  const key = randomUUID();
  const form = photo();
  for (const _ of [1, 2]) {
    const { statusCode } = await phone('POST', `/photos?key=${key}`, token, form);
    expect(statusCode).toBe(201);
  }
  const photos = await readPhotos();
  expect(photos).toHaveLength(before + 1);
  expect(photos.at(-1)).toMatchObject({ is_from_phone: true, phase: 'BEFORE', by: 'STORE_OWNER first' });

  const next = await createLink();
  expect((await phone('GET', '/session', token)).statusCode).toBe(410);
  await owner('DELETE', `ticketDevices/${device}/photoLink`);
  expect((await phone('GET', '/session', next.token)).statusCode).toBe(410);
  const late = await createLink();
  await services.database.db.update(photoLinks).set({ expires_date: new Date(0) });
  expect((await phone('POST', `/photos?key=${randomUUID()}`, late.token, photo())).statusCode).toBe(410);
  expect((await phone('GET', '/session', '')).statusCode).toBe(410);
});

test('A device has a limited number of photos', async () => {
  const count = MAX_TICKET_PHOTOS - (await readPhotos()).length;
  const added = await Promise.all(Array.from({ length: count + 3 }, () => addPhoto()));
  expect(added.filter(({ status }) => status === 201)).toHaveLength(count);
  expect(await readPhotos()).toHaveLength(MAX_TICKET_PHOTOS);
  expect((await addPhoto()).json.errors[0]).toMatchObject({ code: 'maxPhotos' });
});

test('The file of a customer has the photos; forgetting the customer removes them, their files and what was written', async () => {
  const problem = 'Zebulon dropped it';
  expect((await owner('PUT', `ticketDevices/${device}`, { body: { problem } })).status).toBe(200);
  const file = await owner('POST', `customer/${customer}/file`);
  expect(JSON.parse(file.text).ticketPhotos.length).toBeGreaterThan(MAX_TICKET_PHOTOS);
  const all = await services.database.db.select({ id: ticketDevices.id }).from(ticketDevices);
  for (const { id } of all) {
    const key = randomUUID();
    await owner('POST', `ticketDevices/${id}/finish`, { body: { key, outcome: 'REPAIRED' } });
    await owner('POST', `ticketDevices/${id}/handOver`, { body: { key: randomUUID() } });
  }
  const { db } = services.database;
  const condition = {
    version: 1,
    form: 'phone',
    answers: [{ item: 'a', state: 'FAULT' as const, text: problem }],
  };
  const left = { number: 1, name: 'Card of Zebulon', returned_date: null, returned_by: null };
  const written = { condition, checks: condition, left_items: [left] };
  await db.update(ticketDevices).set(written).where(eq(ticketDevices.id, device));
  const forgotten = await owner('POST', `customer/${customer}/forget`, {
    body: { email: 'photos@customers.example' },
  });
  expect(forgotten.status).toBe(200);
  const [row] = await services.database.db.select().from(customers).where(eq(customers.id, customer));
  expect(row?.forgotten_date).not.toBeNull();
  expect(await readPhotos()).toEqual([]);
  const [kept] = await db.select().from(ticketDevices).where(eq(ticketDevices.id, device));
  const answers = [{ item: 'a', state: 'FAULT', text: null }];
  expect(kept).toMatchObject({
    condition: { answers },
    checks: { answers },
    left_items: [{ number: 1, name: '-' }],
  });
  expect(JSON.stringify([kept, await db.select().from(recordChanges)])).not.toContain('Zebulon');
  const files = async () => (await readdir(services.filesDir)).filter((one) => one.startsWith('private-'));
  await expect.poll(files, { timeout: 20_000 }).toEqual([]);
});
