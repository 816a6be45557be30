import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { earnCommissions } from '../../server/commissions/earnCommissions.ts';
import { jobs } from '../../server/core/jobs/tables.ts';
import { globalBrands, globalProducts } from '../../server/globalCatalog/tables.ts';
import { appointmentMessages, messageRules, ticketMessages } from '../../server/messageRules/tables.ts';
import { shipments } from '../../server/shipping/tables.ts';
import { staff as staffTable } from '../../server/staff/tables.ts';
import { fillPath } from '../../src/schemas/endpoint.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';
import type { MessageEvent } from '../../src/schemas/messageRules/events.ts';
import type { BenchWork } from '../../src/schemas/tickets/work.ts';
import {
  addLookups,
  beginImport,
  book,
  newBooking,
  addRepair,
  notifyStaff,
  sendContactRequest,
} from './booking.ts';
import { addOrder, scopeOf } from './commissions.ts';
import { addCustomer } from './people.ts';
import { addFailedMail, newMail, newBulkEmail } from './mails.ts';
import {
  startCount,
  cancelCounts,
  purchaseOrderInState,
  stockHelpers,
  transferInState,
} from './inventory.ts';
import { addPayment, createOrder, saleLine } from './sales.ts';
import { add } from './samples.ts';
import { estimateRequest, requestRates, ratesRequest, shippingAddress } from './shipping.ts';
import { addRate, addShipment } from './shipments.ts';
import { addItem, receive } from './stock.ts';
import { addAttempt } from './onlinePayments.ts';
import { acceptance, addTrade, addVersion, offerTrade, tradeDay } from './trades.ts';
import { cashIn, walletHelpers } from './wallet.ts';
import { multipart, png, startApp, type AskOptions, type TestApp, type TestStore } from './support.ts';

type Values = Record<string, unknown>;
/** The records that the requests concern. */
const names = [
  'home',
  'away',
  'brand',
  'addon',
  'category',
  'deletedCategory',
  'product',
  'repair',
  'import',
  'catalogImport',
  'job',
  'booking',
  'appointmentMessage',
  'awayMessage',
  'customer',
  'address',
  'double',
  'email',
  'merge',
  'colleague',
  'commission',
  'commissionRule',
  'stranger',
  'notification',
  'message',
  'request',
  'awayRequest',
  'template',
  'mail',
  'mailing',
  'rate',
  'subscriber',
  'shipment',
  'label',
  'labelled',
  'supplier',
  'item',
  'transfer',
  'order',
  'count',
  'device',
  'level',
  'movement',
  'serial',
  'sale',
  'payment',
  'register',
  'transaction',
  'trade',
  'soldTrade',
  'tradeVersion',
  'tradeImport',
  'customerDevice',
  'ticket',
  'ticketDevice',
  'savedView',
  'estimate',
  'smsNumber',
  'thread',
  'mailAddress',
  'mailThread',
  'threadMail',
  'textMessage',
  'paymentAttempt',
  'messageTemplate',
  'messageRule',
  'changedRule',
  'ticketMessage',
  'unsentMessage',
  'awayUnsentMessage',
] as const;
type Ids = Record<(typeof names)[number], string | number>;

interface Row {
  /** The case, if a route has several. */
  about?: string;
  /** The roles with access: A ADMIN, O STORE_OWNER, M STORE_MANAGER, S STAFF. */
  may: string;
  id?: keyof Ids | 'self';
  /** Other path parameters. */
  path?: Values;
  query?: string | ((ids: Ids) => string);
  body?: (ids: Ids) => object | Promise<object>;
  form?: (ids: Ids) => AskOptions;
  /** The status with access, if the request is invalid. */
  status?: number;
}

const everybody = 'AOMS';
const catalog = 'AOM';
const asPrinted = { label_format: 'pdf', label_layout: '4x6' };
const inEnglish = { locale: 'en' };
const phone = { name: 'Phone', sku: 'PHONE-1', is_serialized: true };

const unknownChecklist = { version: 1, form: 'none', answers: [] };
const unsignedTerms = {
  kind: 'INTAKE',
  version: 1,
  language: 'en',
  hash: '0'.repeat(64),
  name: 'Ada Berg',
  strokes: [[10, 10, 300, 100]],
};

const person = (location: 'home' | 'away', values: Values = {}) => ({
  about: `a new person, ${location}`,
  path: { location },
  body: (ids: Ids) => ({
    first_name: 'Mara',
    last_name: 'Lind',
    email: `${crypto.randomUUID()}@first.example`,
    location_id: ids[location],
    ...values,
  }),
});

const locationBody = () => ({
  location_name: 'East',
  email: 'east@first.example',
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  postcode: 'K1A 0A1',
  address_1: '2 Main Street',
  timezone: 'America/Toronto',
});

const wrongCode = () => ({ code: 'AAAA-AAAA' });

const emptyPage = JSON.stringify({ root: {}, content: [] });
const template = () => multipart(undefined, { field: 'template', name: 'about.json', content: emptyPage });

/** To a location, which all staff may write to. */
const emailFrom = (all: Ids, from?: 'home' | 'away') =>
  multipart(newMail({ location_id: from ? all[from] : null, to: [{ address: 'North@first.example' }] }));

const bulkEmailFrom = (all: Ids, from?: 'home' | 'away') =>
  multipart(newBulkEmail([String(all.subscriber)], { location_id: from ? all[from] : null }));

/** The file name of the test picture as a device photo. */
const photoName = `private-${createHash('sha256').update(png).digest('hex').slice(0, 40)}.png`;

const repairOf = ({ product }: Ids) => ({ product_id: product, title: crypto.randomUUID(), duration: '1 h' });

const bookingAt = (location: 'home' | 'away', type: string) => ({
  about: `a ${type} ${location}`,
  path: { location },
  body: ({ repair }: Ids) => ({ ...newBooking(String(repair)), type }),
});

const needed = ({ repair }: Ids) => `?repair_ids=${repair}`;

const named = () => ({ name: 'A name', slug: crypto.randomUUID(), img_src: 'https://images.example/1.png' });
const customer = () => ({
  first_name: 'Nadia',
  last_name: 'Roy',
  email: `${crypto.randomUUID()}@example.com`,
});
const addressOf = ({ customer: customer_id }: Pick<Ids, 'customer'>) => ({
  ...customer(),
  customer_id,
  address_1: '12 Main Street',
  city: 'Montréal',
  state: 'QC',
  postcode: 'H2X 1Y4',
});

/** A product and a brand of the global catalogue. */
const globalId = '6f8c6f1e-0000-4000-8000-000000000001';
const takeOver = (action: string) => ({
  ids: [globalId],
  type: 'PRODUCT',
  action,
  isDryRun: action === 'ADD',
});

const newRule = () => ({ role: 'STAFF', rate: 500, valid_from: '2026-01-01' });

const unique = () => `ROLE_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

let smsNumbers = 1000;
const newWords = () => ({ key: crypto.randomUUID(), text: 'See you tomorrow.' });

const newSmsNumber = ({ home }: Ids) => ({
  name: 'Counter',
  phone: `+1514556${(smsNumbers += 1)}`,
  location_id: home,
});
let mailAddresses = 0;
const newMailAddress = ({ home }: Ids) => ({
  name: 'Desk',
  email: `desk${(mailAddresses += 1)}@first.example`,
  location_id: home,
});
const newThreadMail = () => ({ id: crypto.randomUUID(), subject: 'Your phone', text: 'It is ready.' });
const newMessageTemplate = () => ({ name: 'Ready', text_en: 'It is ready.', text_fr: 'C’est prêt.' });
const threadAt = (location_id: string | number) => ({ location_id, phone: '+15145551234' });

/** The access to every route of the services. A missing route fails the test. */
const table: Record<string, Row | Row[] | 'public'> = {
  'GET /docs/openapi.json': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /metrics': 'public',
  'GET /dc/files/:name': 'public',
  'GET /dc/store/domain/:domain': 'public',
  'GET /dc/store/:storeId/config': 'public',
  'POST /dc/store/:storeId/reset_password': 'public',
  'POST /bdpwr/v1/set-password': 'public',
  'POST /dc/store/:storeId/webhooks/payments': 'public',
  'POST /dc/webhooks/shipping': 'public',
  'POST /dc/webhooks/mail': 'public',
  'POST /dc/webhooks/sms': 'public',
  'GET /outbox/payments/:storeId/:id': 'public',
  'GET /outbox/texts': 'public',
  'POST /outbox/payments/:storeId/:id': 'public',
  'POST /outbox/texts': 'public',
  'GET /dc/translation/dashboard/:locale': 'public',
  'GET /dc/store/:storeId/status/estimate': 'public',
  'GET /dc/store/:storeId/status/pay': 'public',
  'POST /dc/store/:storeId/status/pay': 'public',
  'POST /dc/store/:storeId/status/estimate': 'public',
  'GET /dc/store/:storeId/status': 'public',
  'POST /dc/store/:storeId/status': 'public',
  'GET /dc/store/:storeId/status/photo': 'public',
  'POST /dc/store/:storeId/status/message': 'public',
  'GET /dc/store/:storeId/unsubscribe': 'public',
  'POST /dc/store/:storeId/unsubscribe': 'public',
  'GET /dc/store/:storeId/phone': 'public',
  'GET /dc/store/:storeId/phone/session': 'public',
  'POST /dc/store/:storeId/phone/photos': 'public',
  'GET /dc/store/:storeId/sign': 'public',
  'GET /dc/store/:storeId/sign/session': 'public',
  'POST /dc/store/:storeId/sign/signature': 'public',

  'GET /dc/translation/:locale/repair/lookups': { may: everybody, path: { locale: 'en' } },
  'GET /dc/store/:storeId': { may: everybody },
  'PUT /dc/store/:storeId': [
    { may: 'AO', about: 'its name', body: () => ({ business_name: crypto.randomUUID() }) },
    {
      may: 'AOM',
      about: 'a repair setting',
      body: () => ({
        settings: { display_repair_cost: true, send_quote_email: false, send_appointment_email: true },
      }),
    },
  ],
  'GET /dc/store/:storeId/settings': { may: everybody },
  'GET /dc/store/:storeId/history': { may: everybody },

  'PUT /dc/store/:storeId/config': { may: 'AO', body: () => ({ unknown: crypto.randomUUID() }) },
  'GET /dc/store/:storeId/config/links': { may: everybody, query: '?to=/page/about' },
  'GET /dc/store/:storeId/config/versions': { may: everybody },
  'GET /dc/store/:storeId/config/versions/:version': { may: everybody, path: { version: 0 } },
  'POST /dc/store/:storeId/config/versions/:version/restore': { may: 'AO', path: { version: 0 } },
  'GET /dc/store/:storeId/location/:locationId/config': [
    { may: everybody, about: 'of the own', id: 'home' },
    { may: everybody, about: 'of another', id: 'away' },
  ],
  'PUT /dc/store/:storeId/location/:locationId/config': { may: 'AO', body: () => ({}) },
  'GET /dc/store/:storeId/location/:locationId/config/versions': { may: everybody },
  'GET /dc/store/:storeId/location/:locationId/config/versions/:version': {
    may: everybody,
    path: { version: 1 },
  },
  'POST /dc/store/:storeId/location/:locationId/config/versions/:version/restore': {
    may: 'AO',
    path: { version: 1 },
  },
  'POST /dc/store/:storeId/assets': {
    may: 'AO',
    form: () => multipart(undefined, { name: 'a.png', content: png }),
  },
  'GET /dc/store/:storeId/template/:type/asset': {
    may: everybody,
    path: { type: 'page' },
    query: '?file_name=about.json',
  },
  'GET /dc/store/:storeId/template/:type/asset/versions': {
    may: everybody,
    path: { type: 'page' },
    query: '?file_name=about.json',
  },
  'GET /dc/store/:storeId/template/:type/asset/versions/:version': {
    may: everybody,
    path: { type: 'page', version: 1 },
    query: '?file_name=about.json',
  },
  'POST /dc/store/:storeId/template/:type/asset/versions/:version/restore': {
    may: 'AO',
    path: { type: 'page', version: 1 },
    query: '?file_name=about.json',
  },
  'POST /dc/store/:storeId/template/:type/asset': { may: 'AO', path: { type: 'page' }, form: template },
  'POST /dc/translate': {
    may: 'AO',
    body: () => ({ target_languages: ['en', 'fr'], words: ['Repair'], save_folders: ['frontend'] }),
  },
  'GET /dc/translation/frontend/places': { may: everybody },
  'GET /dc/translation/frontend/:locale': { may: everybody, path: { locale: 'fr' } },
  'PUT /dc/translation/frontend/:locale': {
    may: 'AO',
    path: { locale: 'fr' },
    body: () => ({ Repair: 'Réparer' }),
  },

  'GET /dc/store/:storeId/features/toggle': { may: everybody },

  'GET /dc/store/:storeId/staff': { may: everybody },
  'GET /dc/store/:storeId/staff/:id': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: everybody, about: 'a person at the own location', id: 'colleague' },
    { may: 'AO', about: 'a person elsewhere', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:id/history': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: everybody, about: 'a person at the own location', id: 'colleague' },
    { may: 'AO', about: 'a person elsewhere', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:staffId/permissions': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: 'AO', about: 'a person elsewhere', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:staffId/settings': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: 'AO', about: 'a person elsewhere', id: 'stranger' },
  ],
  'POST /dc/store/:storeId/location/:location_id/staff': [
    { may: 'AOM', ...person('home') },
    { may: 'AO', ...person('away') },
    { may: 'AOM', ...person('home', { role: 'STORE_MANAGER' }), about: 'a manager' },
    { may: 'AO', ...person('home', { role: 'STORE_OWNER' }), about: 'an owner' },
    { may: '', ...person('home', { role: 'ADMIN' }), about: 'an administrator' },
    {
      may: 'AO',
      ...person('home', { permissions: [{ permission_id: 'EDIT_STORE_SETTINGS' }] }),
      about: 'a person with a right that a manager lacks',
    },
  ],
  'PUT /dc/store/:storeId/location/:location_id/staff/:id': [
    { may: everybody, about: 'the own name', id: 'self', body: () => ({ first_name: crypto.randomUUID() }) },
    { may: '', about: 'the own role', id: 'self', body: () => ({ role: 'ANOTHER' }) },
    {
      may: 'AOM',
      about: 'a person at the own location',
      id: 'colleague',
      body: () => ({ phone: `+1613555${String(Date.now()).slice(-4)}` }),
    },
    {
      may: 'AO',
      about: 'a person elsewhere',
      id: 'stranger',
      path: { location: 'away' },
      body: () => ({ phone: `+1613555${String(Date.now()).slice(-4)}` }),
    },
  ],

  'DELETE /dc/store/:storeId/staff/:staffId/second_factor': [
    { may: '', about: 'of oneself' },
    { may: 'AO', about: 'of a person elsewhere', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/second_factor': { may: everybody },
  'POST /dc/store/:storeId/second_factor/begin': { may: everybody, body: () => ({}) },
  'POST /dc/store/:storeId/second_factor/confirm': { may: everybody, body: wrongCode, status: 422 },
  'POST /dc/store/:storeId/second_factor/pass': { may: everybody, body: wrongCode, status: 409 },
  'POST /dc/store/:storeId/second_factor/recovery_codes': { may: everybody, body: wrongCode, status: 422 },
  'POST /dc/store/:storeId/second_factor/turn_off': { may: everybody, body: wrongCode, status: 422 },

  'GET /dc/store/:storeId/role': { may: everybody },
  'GET /dc/store/:storeId/role/:id/history': { may: 'AO', path: { id: 'STAFF' } },
  'GET /dc/store/:storeId/grouped_role_permissions': { may: everybody },
  'POST /dc/store/:storeId/role': {
    may: 'AO',
    body: () => ({ code: unique(), code_text: 'New', permissions: ['VIEW_LOCATION'] }),
  },
  'DELETE /dc/store/:storeId/role/:code': [
    { may: '', about: 'built in', path: { code: 'STAFF' } },
    { may: '', about: 'of owners', path: { code: 'STORE_OWNER' } },
  ],
  'PUT /dc/store/:storeId/role/:code': [
    { may: 'AO', about: 'of staff', path: { code: 'STAFF' }, body: () => ({ code_text: 'Crew' }) },
    { may: '', about: 'of administrators', path: { code: 'ADMIN' }, body: () => ({ permissions: [] }) },
    {
      may: '',
      about: 'of owners, who would lock themselves out',
      path: { code: 'STORE_OWNER' },
      body: () => ({ permissions: [] }),
    },
  ],

  'GET /dc/store/:storeId/locations': { may: everybody },
  'GET /dc/store/:storeId/locations/:id': [
    { may: everybody, about: 'the own', id: 'home' },
    { may: 'AO', about: 'another', id: 'away' },
  ],
  'GET /dc/store/:storeId/locations/:id/history': [
    { may: everybody, about: 'the own', id: 'home' },
    { may: 'AO', about: 'another', id: 'away' },
  ],
  'POST /dc/store/:storeId/location': { may: 'AO', body: locationBody },
  'PUT /dc/store/:storeId/location/:id': [
    { may: 'AOM', about: 'the own', id: 'home', body: () => ({ description: crypto.randomUUID() }) },
    { may: 'AOM', about: 'the own hours', id: 'home', body: () => ({ location_hours: allHours() }) },
    {
      may: 'AOM',
      about: 'the own closures',
      id: 'home',
      body: () => ({ closures: [{ date: '2030-01-01', name: null, open: null, close: null }] }),
    },
    { may: 'AO', about: 'another', id: 'away', body: () => ({ description: crypto.randomUUID() }) },
  ],

  'GET /dc/store/:storeId/repair/appointment': { may: everybody },
  'GET /dc/store/:storeId/repair/appointment/:id': { may: everybody, id: 'booking' },
  'GET /dc/store/:storeId/repair/appointment/:id/history': { may: everybody, id: 'booking' },
  'GET /dc/store/:storeId/repair/appointment/:id/parts': { may: everybody, id: 'booking' },
  'POST /dc/store/:storeId/repair/appointment/:id/messagePreview': {
    may: everybody,
    id: 'booking',
    body: () => ({ text_en: 'Hello', text_fr: 'Bonjour' }),
  },
  'POST /dc/store/:storeId/repair/appointment/:id/confirmation': {
    may: everybody,
    id: 'booking',
    body: () => ({ key: crypto.randomUUID() }),
  },
  'GET /dc/store/:storeId/repair/location/:location_id/parts': [
    { may: everybody, about: 'of the own', path: { location: 'home' }, query: needed },
    { may: 'AO', about: 'of another', path: { location: 'away' }, query: needed },
  ],
  'GET /dc/store/:storeId/items/:id/bookings': { may: everybody, id: 'item' },
  'POST /dc/store/:storeId/repair/location/:location_id/appointment': [
    { may: everybody, ...bookingAt('home', 'APPOINTMENT') },
    { may: everybody, ...bookingAt('home', 'QUOTE') },
    { may: 'AO', ...bookingAt('away', 'APPOINTMENT') },
  ],
  'PUT /dc/store/:storeId/repair/location/:location_id/appointment': {
    may: everybody,
    body: ({ booking }) => ({ id: booking, customer_first_name: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/repair/location/:location_id/appointment/:id': { may: everybody, id: 'booking' },

  'GET /dc/:locale/store/:storeId/repair': { may: everybody, path: inEnglish },
  'GET /dc/:locale/store/:storeId/repair/:id': { may: everybody, path: inEnglish, id: 'repair' },
  'GET /dc/:locale/store/:storeId/repair/:id/history': { may: everybody, path: inEnglish, id: 'repair' },
  'POST /dc/:locale/store/:storeId/repair/:id/restore': { may: catalog, path: inEnglish, id: 'repair' },
  ...Object.fromEntries(
    ['repair', 'v2/repair', 'repair/v2'].flatMap((path): [string, Row][] => [
      [`POST /dc/:locale/store/:storeId/${path}`, { may: catalog, path: inEnglish, body: repairOf }],
      [
        `PUT /dc/:locale/store/:storeId/${path}`,
        { may: catalog, path: inEnglish, body: ({ repair }) => ({ id: repair, title: crypto.randomUUID() }) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['repair/batch', 'repair/v2/batch', 'v2/repair/batch'].flatMap((path): [string, Row][] => [
      [
        `POST /dc/:locale/store/:storeId/${path}`,
        { may: catalog, path: inEnglish, body: (ids) => [repairOf(ids)] },
      ],
      [
        `PUT /dc/:locale/store/:storeId/${path}`,
        { may: catalog, path: inEnglish, body: () => [{ id: crypto.randomUUID(), cost: 1 }] },
      ],
    ]),
  ),
  'DELETE /dc/store/:storeId/repair': { may: catalog, body: () => ({ ids: [crypto.randomUUID()] }) },
  'DELETE /dc/:locale/store/:storeId/repair/permanent': {
    may: catalog,
    path: inEnglish,
    body: () => ({ ids: [crypto.randomUUID()] }),
  },
  'GET /dc/store/:storeId/repair/imports': { may: catalog },
  'POST /dc/store/:storeId/repair/imports': {
    may: catalog,
    body: () => ({ id: crypto.randomUUID(), file_name: 'prices.xlsx', exported_date: null }),
  },
  'POST /dc/store/:storeId/repair/imports/:id/undo': { may: catalog, id: 'import' },
  ...Object.fromEntries(
    ['products', 'brands'].flatMap((name): [string, Row][] => [
      [`GET /dc/store/:storeId/global_catalog/${name}`, { may: 'AO' }],
      [`GET /dc/store/:storeId/global_catalog/${name}/:id`, { may: 'AO', path: { id: globalId } }],
    ]),
  ),
  'POST /dc/global_catalog/brands': { may: 'AO', body: () => ({ name: 'a' }) },
  'POST /dc/store/:storeId/global_catalog/items': [
    { may: 'AO', about: 'what an import would do', body: () => takeOver('ADD') },
    { may: 'AO', about: 'hiding', body: () => takeOver('REJECT') },
    { may: 'AO', about: 'unhiding', body: () => takeOver('RESTORE') },
  ],
  'GET /dc/store/:storeId/global_catalog/imports': { may: 'AO' },
  'GET /dc/store/:storeId/global_catalog/imports/:id': { may: 'AO', id: 'catalogImport' },
  'POST /dc/store/:storeId/global_catalog/imports/:id/cancel': { may: 'AO', id: 'catalogImport' },
  'GET /dc/store/:storeId/jobs': { may: 'AO', query: '?state=failed' },
  'GET /dc/store/:storeId/jobs/:id': { may: 'AO', id: 'job' },
  'POST /dc/store/:storeId/jobs/:id/cancel': { may: 'AO', id: 'job' },
  'POST /dc/store/:storeId/jobs/:id/retry': { may: 'AO', id: 'job' },
  ...Object.fromEntries(
    ['delivery_methods', 'contact_methods'].flatMap((name): [string, Row][] => [
      [`GET /dc/store/:storeId/${name}`, { may: everybody }],
      [`PUT /dc/store/:storeId/${name}`, { may: catalog, body: () => [] }],
    ]),
  ),

  'GET /dc/carriers': { may: everybody },
  'GET /dc/packages': { may: everybody },
  'POST /dc/rates/estimate': { may: catalog, body: () => estimateRequest() },
  'POST /dc/rates': { may: catalog, body: () => ratesRequest() },
  'POST /dc/rates/:rateId': { may: everybody, id: 'rate' },
  'POST /dc/addresses/validate': { may: catalog, body: () => [shippingAddress()] },

  'GET /dc/store/:storeId/customer': { may: everybody },
  'GET /dc/store/:storeId/customer/:id': { may: everybody, id: 'customer' },
  'GET /dc/store/:storeId/customer/:id/timeline': { may: everybody, id: 'customer' },
  'GET /dc/store/:storeId/customer/:id/history': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer': { may: everybody, body: customer },
  'PUT /dc/store/:storeId/customer': {
    may: everybody,
    body: (all) => ({ id: all.customer, last_name: crypto.randomUUID() }),
  },
  'GET /dc/store/:storeId/customer/known': { may: everybody },
  'GET /dc/store/:storeId/customer/merge': {
    may: everybody,
    query: ({ customer: one, double }) => `?kept_id=${one}&merged_id=${double}`,
  },
  'POST /dc/store/:storeId/customer/merge': {
    may: everybody,
    body: ({ customer: one, double }) => ({
      kept: { id: one },
      merged: { id: double },
      take: [],
      leave_out: [],
      defaults: [],
    }),
  },
  'GET /dc/store/:storeId/customer/:id/current': { may: everybody, id: 'customer' },
  'GET /dc/store/:storeId/customer/:id/emails': { may: everybody, id: 'customer' },
  'GET /dc/store/:storeId/customer/:id/merges': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/merge/:id/undo': { may: everybody, id: 'merge' },
  'GET /dc/store/:storeId/customer/:id/consents': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/:id/consents': {
    may: everybody,
    id: 'customer',
    body: () => ({ purpose: 'TERMS', state: 'GRANTED', source: 'PHONE' }),
  },
  'POST /dc/store/:storeId/customer/:id/file': { may: 'AO', id: 'customer' },
  'POST /dc/store/:storeId/customer/:id/forget': {
    may: 'AO',
    id: 'double',
    body: ({ email }) => ({ email }),
  },
  'GET /dc/store/:storeId/addresses': { may: everybody },
  'GET /dc/store/:storeId/addresses/:id': { may: everybody, id: 'address' },
  'GET /dc/store/:storeId/addresses/:id/history': { may: everybody, id: 'address' },
  'POST /dc/store/:storeId/addresses': { may: everybody, body: addressOf },
  'PUT /dc/store/:storeId/addresses/:id': {
    may: everybody,
    id: 'address',
    body: () => ({ company: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/addresses/:id': { may: '', id: 'address' },

  'GET /dc/store/:storeId/mailTemplates': { may: everybody },
  'GET /dc/store/:storeId/mailTemplates/:id': { may: everybody, id: 'template' },
  'GET /dc/store/:storeId/mailTemplates/:id/history': { may: everybody, id: 'template' },
  'POST /dc/store/:storeId/mailTemplates': {
    may: 'AO',
    body: () => ({ name: 'Ready', body: '<p>Ready</p>' }),
  },
  'PUT /dc/store/:storeId/mailTemplates/:id': {
    may: 'AO',
    id: 'template',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/mailTemplates/:id': { may: '', id: 'template' },

  'GET /dc/store/:storeId/items': { may: everybody },
  'GET /dc/store/:storeId/items/find': { may: everybody, query: `?code=${phone.sku}` },
  'GET /dc/store/:storeId/items/:id': { may: everybody, id: 'device' },
  'GET /dc/store/:storeId/items/:id/history': { may: everybody, id: 'device' },
  'POST /dc/store/:storeId/items': {
    may: catalog,
    body: () => ({ name: 'An item', sku: crypto.randomUUID() }),
  },
  'PUT /dc/store/:storeId/items/:id': {
    may: catalog,
    id: 'item',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'PUT /dc/store/:storeId/items/batch': { may: catalog, body: () => [] },
  'DELETE /dc/store/:storeId/items/:id': { may: '', id: 'item' },
  'PUT /dc/store/:storeId/stock/:id': { may: catalog, id: 'level', body: () => ({ low_stock: 3 }) },
  ...Object.fromEntries(
    (['stock', 'movements', 'serials'] as const).flatMap((name): [string, Row][] => {
      const id = { stock: 'level', movements: 'movement', serials: 'serial' }[name] as keyof Ids;
      const collection = `/dc/store/:storeId/${name}`;
      return [
        [`GET ${collection}`, { may: everybody }],
        [`GET ${collection}/:id`, { may: everybody, id }],
        [`GET ${collection}/:id/history`, { may: everybody, id }],
        [`POST ${collection}`, { may: '', body: () => ({}) }],
        [`DELETE ${collection}/:id`, { may: '', id }],
        ...(name === 'stock'
          ? []
          : [[`PUT ${collection}/:id`, { may: '', id, body: () => ({}) }] as [string, Row]]),
      ];
    }),
  ),
  ...Object.fromEntries(
    ['receive', 'adjust', 'return'].map((name) => [
      `POST /dc/store/:storeId/stock/${name}`,
      (['home', 'away'] as const).map((place) => ({
        may: place === 'home' ? catalog : 'AO',
        about: `at the location ${place}`,
        body: (all: Ids) => ({
          key: crypto.randomUUID(),
          location_id: all[place],
          ...(name === 'adjust' && { reason: 'FOUND' }),
          lines: [{ item_id: all.device, quantity: 1, serials: [crypto.randomUUID()] }],
        }),
      })),
    ]),
  ),
  'GET /dc/store/:storeId/mails': { may: everybody },
  'GET /dc/store/:storeId/mails/:id': { may: everybody, id: 'mail' },
  'GET /dc/store/:storeId/mails/:id/attachments/:index': { may: everybody, id: 'mail', path: { index: 0 } },
  'POST /dc/store/:storeId/mails': [
    { may: everybody, about: 'for the own location', form: (all) => emailFrom(all, 'home') },
    { may: 'AO', about: 'for another', form: (all) => emailFrom(all, 'away') },
    { may: 'AO', about: 'for the store', form: (all) => emailFrom(all) },
  ],
  'POST /dc/store/:storeId/mailings': [
    { may: 'AOM', about: 'for the own location', form: (all) => bulkEmailFrom(all, 'home') },
    { may: 'AO', about: 'for another', form: (all) => bulkEmailFrom(all, 'away') },
    { may: 'AO', about: 'for the store', form: (all) => bulkEmailFrom(all) },
  ],
  'POST /dc/store/:storeId/mailings/preview': {
    may: 'AOM',
    body: ({ subscriber }) => ({ customer_ids: [subscriber] }),
  },
  'GET /dc/store/:storeId/mailings': { may: 'AOM' },
  'GET /dc/store/:storeId/mailings/:id': { may: 'AOM', id: 'mailing' },
  'POST /dc/store/:storeId/mailings/:id/cancel': { may: 'AOM', id: 'mailing' },
  'POST /dc/store/:storeId/mails/:id/again': {
    may: everybody,
    id: 'mail',
    body: () => ({ key: crypto.randomUUID() }),
  },

  'POST /dc/labels/rates/:rateId': { may: catalog, body: () => asPrinted },
  'POST /dc/labels/shipment/:shipmentId': { may: catalog, body: () => asPrinted },
  'GET /dc/labels/:labelId': { may: everybody },
  'GET /dc/labels/:labelId/file.pdf': { may: everybody },
  'GET /dc/labels/:labelId/file.png': { may: everybody },
  'POST /dc/labels/:labelId/mail': { may: catalog, body: () => ({ to: 'nadia@customers.example' }) },
  'PUT /dc/labels/:labelId/void': { may: catalog, body: () => ({}) },
  'GET /dc/shipments': { may: everybody },
  'GET /dc/shipments/:id': { may: everybody, id: 'shipment' },
  'GET /dc/shipments/:id/tracking': { may: everybody, id: 'shipment' },
  'GET /dc/shipments/:id/history': { may: everybody, id: 'shipment' },
  'POST /dc/shipments': {
    may: 'AOM',
    body: async () => ({ rate_id: (await addRate(services, services.store)).rate_id }),
  },

  'GET /dc/store/:storeId/notifications/user/:staffId': { may: everybody, id: 'self' },
  'PUT /dc/store/:storeId/notifications/:id/user/:staffId': {
    may: everybody,
    id: 'notification',
    body: () => ({ is_read: true }),
  },
  'PUT /dc/store/:storeId/notifications/batch': {
    may: everybody,
    body: ({ notification }) => [{ id: notification, is_read: true }],
  },
  'GET /dc/store/:storeId/account/session': { may: everybody },
  'GET /dc/store/:storeId/account/sessions': { may: everybody },
  'PUT /dc/store/:storeId/account/password': { may: '', body: () => ({ proof: 'none', password: 'x' }) },
  'POST /dc/store/:storeId/account/email_code': {
    may: '',
    body: () => ({ proof: 'none', email: 'a@b.example' }),
  },
  'PUT /dc/store/:storeId/account/email': {
    may: '',
    body: () => ({ proof: 'none', email: 'a@b.example', code: '1' }),
  },
  'DELETE /dc/store/:storeId/account/sessions': { may: everybody },
  'DELETE /dc/store/:storeId/account/sessions/:id': { may: everybody, path: { id: 1 } },
  'PUT /dc/store/:storeId/notifications/user/:staffId': {
    may: everybody,
    id: 'self',
    body: () => ({ is_read: true }),
  },
  'GET /dc/store/:storeId/message/:messageId': { may: everybody },

  'GET /dc/store/:storeId/contact-us': { may: everybody },
  'GET /dc/store/:storeId/contact-us/:id': [
    { may: everybody, about: 'to the own location', id: 'request' },
    { may: 'AO', about: 'to another', id: 'awayRequest' },
  ],
  'PUT /dc/store/:storeId/contact-us/:id/assignee': {
    may: everybody,
    id: 'request',
    body: () => ({ assignee_id: null, before: null }),
  },
  'PUT /dc/store/:storeId/contact-us': {
    may: everybody,
    body: ({ request }) => ({ id: request, is_read: true }),
  },
  'PUT /dc/store/:storeId/contact-us/batch': {
    may: everybody,
    body: ({ request }) => [{ id: request, is_read: true }],
  },
  'POST /dc/store/:storeId/contact-us': 'public',

  ...ofCatalog('brands', 'brand'),
  'PUT /dc/store/:storeId/brands/with_file': {
    may: catalog,
    body: ({ brand }) => ({ id: brand, ...named() }),
  },
  'GET /dc/addon': { may: everybody },
  'GET /dc/addon/:id': { may: everybody, id: 'addon' },
  'GET /dc/addon/:id/history': { may: everybody, id: 'addon' },
  'POST /dc/addon': { may: catalog, body: () => [{ name: 'Case', price: 20 }] },
  'PUT /dc/addon': { may: catalog, body: ({ addon }) => ({ id: addon, name: crypto.randomUUID() }) },
  'PUT /dc/addon/batch': { may: catalog, body: () => [{ id: crypto.randomUUID(), price: 5 }] },
  ...ofCatalog('categories', 'category'),
  'DELETE /dc/store/:storeId/categories': { may: catalog, body: () => ({ ids: [crypto.randomUUID()] }) },
  'POST /dc/store/:storeId/categories/:id/restore': { may: catalog, id: 'deletedCategory' },
  'DELETE /dc/store/:storeId/categories/:id': {
    may: catalog,
    id: 'category',
    body: ({ product }) => ({ ids: [product] }),
  },
  ...ofCatalog('products', 'product'),

  'GET /dc/store/:storeId/commissions': { may: everybody },
  'GET /dc/store/:storeId/commissions/sums': { may: everybody },
  'GET /dc/store/:storeId/commissions/:id': {
    may: 'AOM',
    about: 'of a person at the own location',
    id: 'commission',
  },
  'GET /dc/store/:storeId/commissions/:id/history': { may: 'AOM', id: 'commission' },
  'POST /dc/store/:storeId/commissions': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/commissions/:id': { may: '', id: 'commission', body: () => ({}) },
  'DELETE /dc/store/:storeId/commissions/:id': { may: '', id: 'commission' },
  'GET /dc/store/:storeId/commissionRules': { may: 'AOM' },
  'GET /dc/store/:storeId/commissionRules/:id': { may: 'AOM', id: 'commissionRule' },
  'GET /dc/store/:storeId/commissionRules/:id/history': { may: 'AOM', id: 'commissionRule' },
  'POST /dc/store/:storeId/commissionRules': { may: 'AO', body: newRule },
  'PUT /dc/store/:storeId/commissionRules/:id': { may: '', id: 'commissionRule', body: newRule },
  'DELETE /dc/store/:storeId/commissionRules/:id': { may: '', id: 'commissionRule' },
  'GET /dc/store/:storeId/suppliers': { may: everybody },
  'GET /dc/store/:storeId/suppliers/:id': { may: everybody, id: 'supplier' },
  'GET /dc/store/:storeId/suppliers/:id/history': { may: everybody, id: 'supplier' },
  'POST /dc/store/:storeId/suppliers': { may: catalog, body: () => ({ name: 'Parts Ltd.' }) },
  'PUT /dc/store/:storeId/suppliers/:id': {
    may: catalog,
    id: 'supplier',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'PUT /dc/store/:storeId/suppliers/batch': {
    may: catalog,
    body: () => [{ id: crypto.randomUUID(), is_voided: true }],
  },
  'DELETE /dc/store/:storeId/suppliers/:id': { may: '', id: 'supplier' },
  'GET /dc/store/:storeId/purchaseOrders': { may: everybody },
  'GET /dc/store/:storeId/purchaseOrders/suggestion': {
    may: catalog,
    query: ({ supplier, home }) => `?supplier_id=${supplier}&location_id=${home}`,
  },
  'GET /dc/store/:storeId/purchaseOrders/:id': { may: everybody, id: 'order' },
  'GET /dc/store/:storeId/purchaseOrders/:id/history': { may: everybody, id: 'order' },
  'GET /dc/store/:storeId/purchaseOrders/:id/order.pdf': { may: everybody, id: 'order' },
  'POST /dc/store/:storeId/purchaseOrders': [
    { may: catalog, about: 'for the own location', body: (all) => orderFor(all, 'home') },
    { may: 'AO', about: 'for another', body: (all) => orderFor(all, 'away') },
  ],
  'PUT /dc/store/:storeId/purchaseOrders/:id': {
    may: catalog,
    ...draftOf('order'),
  },
  'DELETE /dc/store/:storeId/purchaseOrders/:id': { may: '', id: 'order' },
  'POST /dc/store/:storeId/purchaseOrders/:id/order': { may: catalog, ...stepOf('order', 'DRAFT') },
  'POST /dc/store/:storeId/purchaseOrders/:id/receive': {
    may: catalog,
    ...stepOf('order', 'ORDERED', ({ item }) => ({ lines: [{ item_id: item, quantity: 1 }] })),
  },
  'POST /dc/store/:storeId/purchaseOrders/:id/cancel': { may: catalog, ...stepOf('order', 'DRAFT') },
  'GET /dc/store/:storeId/dashboard': { may: everybody },
  'GET /dc/search': { may: everybody, query: '?q=phone' },
  'GET /dc/store/:storeId/orders': { may: everybody },
  'GET /dc/store/:storeId/orders/counts': { may: everybody },
  'GET /dc/store/:storeId/orders/sellable': { may: everybody, query: '?search=phone' },
  'GET /dc/store/:storeId/orders/fromAppointment/:id': { may: everybody, id: 'booking' },
  'POST /dc/store/:storeId/orders/steps': {
    may: everybody,
    body: () => ({ step: 'hold', ids: [crypto.randomUUID()], key: crypto.randomUUID(), values: {} }),
  },
  'GET /dc/store/:storeId/orders/spending': {
    may: everybody,
    query: (all) => `?customer_id=${all.customer}`,
  },
  'GET /dc/store/:storeId/orders/paying': [
    { may: everybody, about: 'at the own location', query: ({ home }) => `?location_id=${home}` },
    { may: 'AO', about: 'at another', query: ({ away }) => `?location_id=${away}` },
  ],
  'GET /dc/store/:storeId/orders/:id': { may: everybody, id: 'sale' },
  'GET /dc/store/:storeId/orders/:id/history': { may: everybody, id: 'sale' },
  'POST /dc/store/:storeId/orders': [
    { may: everybody, about: 'at the own location', body: (all) => newSale(all, all.home) },
    { may: 'AO', about: 'at another', body: (all) => newSale(all, all.away) },
  ],
  'GET /dc/store/:storeId/orders/:id/paying': { may: everybody, id: 'sale' },
  ...Object.fromEntries(
    ['invoice', 'receipt'].flatMap((paper) => [
      [`GET /dc/store/:storeId/orders/:id/${paper}.pdf`, { may: everybody, id: 'sale' }],
      [
        `GET /dc/store/:storeId/orders/${paper}s.pdf`,
        { may: everybody, query: ({ sale }: Ids) => `?ids=${sale}` },
      ],
    ]),
  ),
  'PUT /dc/store/:storeId/orders/:id': { may: everybody, ...ofSale(() => ({ note: crypto.randomUUID() })) },
  'DELETE /dc/store/:storeId/orders/:id': { may: '', id: 'sale' },
  ...Object.fromEntries(
    ['process', 'hold', 'complete', 'reject', 'cancel'].map((step): [string, Row] => [
      `POST /dc/store/:storeId/orders/:id/${step}`,
      { may: everybody, ...ofSale(() => ({ key: crypto.randomUUID() })) },
    ]),
  ),
  'POST /dc/store/:storeId/orders/:id/pay': {
    may: everybody,
    ...ofSale(() => ({ key: crypto.randomUUID(), method: 'POS' })),
  },
  'POST /dc/store/:storeId/orders/:id/unpay': {
    may: catalog,
    ...ofSale(() => ({ key: crypto.randomUUID() }), 'pay'),
  },
  'POST /dc/store/:storeId/orders/:id/refund': {
    may: catalog,
    ...ofSale(() => ({ key: crypto.randomUUID(), lines: [], amount: 100 }), 'complete'),
  },
  'POST /dc/store/:storeId/orders/:id/exchange': {
    may: catalog,
    ...ofSale(
      (id) => ({
        key: crypto.randomUUID(),
        lines: [{ id, quantity: 1 }],
        order: { id: crypto.randomUUID(), lines: [saleLine()] },
      }),
      'complete',
    ),
  },
  'GET /dc/store/:storeId/payments': { may: everybody },
  'GET /dc/store/:storeId/payments/:id': { may: everybody, id: 'payment' },
  'GET /dc/store/:storeId/payments/:id/history': { may: everybody, id: 'payment' },
  'POST /dc/store/:storeId/payments': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/payments/:id': { may: '', id: 'payment', body: () => ({}) },
  'DELETE /dc/store/:storeId/payments/:id': { may: '', id: 'payment' },
  'GET /dc/store/:storeId/reports/:name': [
    { may: catalog, path: { name: 'sales' }, query: '?from=2026-03-01&to=2026-03-31' },
    {
      may: 'AO',
      about: 'of another location',
      path: { name: 'staff' },
      query: ({ away }) => `?from=2026-03-01&to=2026-03-31&location_id=${away}`,
    },
  ],
  'GET /dc/store/:storeId/stockCounts': { may: everybody },
  'GET /dc/store/:storeId/stockCounts/:id': { may: everybody, id: 'count' },
  'GET /dc/store/:storeId/stockCounts/:id/history': { may: everybody, id: 'count' },
  'GET /dc/store/:storeId/stockCounts/:id/sheet': { may: everybody, id: 'count' },
  'POST /dc/store/:storeId/stockCounts': [
    { may: catalog, about: 'at the own location', body: (all) => countFor(all, 'home') },
    { may: 'AO', about: 'at another', body: (all) => countFor(all, 'away') },
  ],
  'PUT /dc/store/:storeId/stockCounts/:id': {
    may: catalog,
    ...ofCount(() => ({ note: crypto.randomUUID() })),
  },
  'DELETE /dc/store/:storeId/stockCounts/:id': { may: '', id: 'count' },
  'POST /dc/store/:storeId/stockCounts/:id/entries': {
    may: catalog,
    ...ofCount(() => ({
      entries: [
        {
          key: crypto.randomUUID(),
          counted_date: new Date().toISOString(),
          code: 'X',
          mode: 'ADD',
          quantity: 1,
        },
      ],
    })),
  },
  'POST /dc/store/:storeId/stockCounts/:id/apply': {
    may: catalog,
    ...ofCount(() => ({ key: crypto.randomUUID() })),
  },
  'POST /dc/store/:storeId/stockCounts/:id/cancel': {
    may: catalog,
    ...ofCount(() => ({ key: crypto.randomUUID() })),
  },
  'GET /dc/store/:storeId/customer/:id/balances': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/:id/balances': [
    { may: catalog, about: 'at the own location', id: 'customer', body: ({ home }) => giving(home) },
    { may: 'AO', about: 'at another', id: 'customer', body: ({ away }) => giving(away) },
  ],
  'GET /dc/store/:storeId/registers': { may: everybody },
  'GET /dc/store/:storeId/registers/:id': { may: everybody, id: 'register' },
  'GET /dc/store/:storeId/registers/:id/history': { may: everybody, id: 'register' },
  'GET /dc/store/:storeId/registers/:id/report': { may: everybody, id: 'register' },
  'GET /dc/store/:storeId/registers/:id/report.pdf': { may: everybody, id: 'register' },
  'POST /dc/store/:storeId/registers': [
    { may: everybody, about: 'at the own location', body: ({ home }) => newTill(home) },
    { may: 'AO', about: 'at another', body: ({ away }) => newTill(away) },
  ],
  'PUT /dc/store/:storeId/registers/:id': { may: '', id: 'register', body: () => ({ note: 'Changed' }) },
  'DELETE /dc/store/:storeId/registers/:id': { may: '', id: 'register' },
  'POST /dc/store/:storeId/registers/:id/cashIn': { may: everybody, ...ofTill(cashByHand) },
  'POST /dc/store/:storeId/registers/:id/cashOut': { may: everybody, ...ofTill(cashByHand) },
  'POST /dc/store/:storeId/registers/:id/close': { may: catalog, ...ofTill(() => ({ denominations: {} })) },
  'GET /dc/store/:storeId/transactions': { may: catalog },
  'GET /dc/store/:storeId/transactions/sums': { may: catalog },
  'GET /dc/store/:storeId/transactions/:id': { may: catalog, id: 'transaction' },
  'GET /dc/store/:storeId/transactions/:id/history': { may: catalog, id: 'transaction' },
  'POST /dc/store/:storeId/transactions': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/transactions/:id': { may: '', id: 'transaction', body: () => ({}) },
  'DELETE /dc/store/:storeId/transactions/:id': { may: '', id: 'transaction' },
  'POST /dc/store/:storeId/transactions/:id/reverse': {
    may: catalog,
    id: 'transaction',
    body: async (all) => {
      all.transaction = await cashIn(services);
      return { key: crypto.randomUUID(), note: 'Typed twice' };
    },
  },
  'GET /dc/store/:storeId/transfers': { may: everybody },
  'GET /dc/store/:storeId/transfers/ends': { may: everybody },
  'GET /dc/store/:storeId/transfers/:id': { may: everybody, id: 'transfer' },
  'GET /dc/store/:storeId/transfers/:id/history': { may: everybody, id: 'transfer' },
  'POST /dc/store/:storeId/transfers': {
    may: catalog,
    body: ({ home, away }) => ({ from_location_id: home, to_location_id: away }),
  },
  'PUT /dc/store/:storeId/transfers/:id': {
    may: catalog,
    ...draftOf('transfer'),
  },
  'DELETE /dc/store/:storeId/transfers/:id': { may: '', id: 'transfer' },
  'POST /dc/store/:storeId/transfers/:id/send': { may: catalog, ...stepOf('transfer', 'DRAFT') },
  'POST /dc/store/:storeId/transfers/:id/receive': {
    may: 'AO',
    ...stepOf('transfer', 'SENT', ({ item }) => ({ lines: [{ item_id: item, quantity: 1 }] })),
  },
  'POST /dc/store/:storeId/transfers/:id/close': {
    may: catalog,
    ...stepOf('transfer', 'SENT', () => ({ as: 'RETURNED' })),
  },
  'POST /dc/store/:storeId/transfers/:id/cancel': { may: catalog, ...stepOf('transfer', 'DRAFT') },
  'GET /dc/store/:storeId/tradeSettings': { may: everybody },
  'PUT /dc/store/:storeId/tradeSettings': {
    may: catalog,
    body: () => ({ offer_days: 14, needs_identity: false, minimum_age: 18 }),
  },
  'GET /dc/store/:storeId/tradeVersions': { may: everybody },
  'GET /dc/store/:storeId/tradeVersions/:id': { may: everybody, id: 'tradeVersion' },
  'GET /dc/store/:storeId/tradeVersions/:id/history': { may: everybody, id: 'tradeVersion' },
  'POST /dc/store/:storeId/tradeVersions': {
    may: catalog,
    body: () => ({ valid_from: tradeDay((nextDay += 1)) }),
  },
  'PUT /dc/store/:storeId/tradeVersions/:id': {
    may: catalog,
    id: 'tradeVersion',
    body: () => ({ note: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/tradeVersions/:id': { may: '', id: 'tradeVersion' },
  'GET /dc/store/:storeId/tradeVersions/:id/prices': { may: everybody, id: 'tradeVersion' },
  'POST /dc/store/:storeId/tradeVersions/:id/prices': {
    may: catalog,
    id: 'tradeVersion',
    body: (all) => changedPrice(all, crypto.randomUUID()),
  },
  'GET /dc/store/:storeId/tradeVersions/:id/imports': { may: catalog, id: 'tradeVersion' },
  'POST /dc/store/:storeId/tradePriceImports/:id/undo': {
    may: catalog,
    id: 'tradeImport',
    body: async (all) => {
      all.tradeImport = crypto.randomUUID();
      const body = changedPrice(all, all.tradeImport);
      await services.ask('STORE_OWNER', 'POST', `tradeVersions/${all.tradeVersion}/prices`, { body });
      return {};
    },
  },
  'GET /dc/store/:storeId/devices': { may: everybody },
  'GET /dc/store/:storeId/devices/:id': { may: everybody, id: 'customerDevice' },
  'GET /dc/store/:storeId/devices/:id/history': { may: everybody, id: 'customerDevice' },
  'GET /dc/store/:storeId/devices/:id/owners': { may: everybody, id: 'customerDevice' },
  'POST /dc/store/:storeId/devices': { may: everybody, body: () => ({ name: 'Tablet' }) },
  'PUT /dc/store/:storeId/devices/:id': {
    may: everybody,
    id: 'customerDevice',
    body: () => ({ color: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/devices/:id': { may: '', id: 'customerDevice' },
  'GET /dc/store/:storeId/mailAddresses': { may: 'AO' },
  'GET /dc/store/:storeId/mailAddresses/:id': { may: 'AO', id: 'mailAddress' },
  'GET /dc/store/:storeId/mailAddresses/:id/history': { may: 'AO', id: 'mailAddress' },
  'POST /dc/store/:storeId/mailAddresses': { may: 'AO', body: newMailAddress },
  'PUT /dc/store/:storeId/mailAddresses/:id': {
    may: 'AO',
    id: 'mailAddress',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/mailAddresses/:id': { may: '', id: 'mailAddress' },
  'GET /dc/store/:storeId/smsNumbers': { may: 'AO' },
  'GET /dc/store/:storeId/smsNumbers/:id': { may: 'AO', id: 'smsNumber' },
  'GET /dc/store/:storeId/smsNumbers/:id/history': { may: 'AO', id: 'smsNumber' },
  'POST /dc/store/:storeId/smsNumbers': { may: 'AO', body: newSmsNumber },
  'PUT /dc/store/:storeId/smsNumbers/:id': {
    may: 'AO',
    id: 'smsNumber',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/smsNumbers/:id': { may: '', id: 'smsNumber' },
  'GET /dc/store/:storeId/threads': { may: everybody },
  'GET /dc/store/:storeId/threads/:id': { may: everybody, id: 'thread' },
  'GET /dc/store/:storeId/threads/:id/history': { may: everybody, id: 'thread' },
  'POST /dc/store/:storeId/threads': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/threads/:id': {
    may: everybody,
    id: 'thread',
    body: async ({ colleague }) => ({ assignee_id: colleague }),
  },
  'DELETE /dc/store/:storeId/threads/:id': { may: '', id: 'thread' },
  'POST /dc/store/:storeId/threads/open': [
    { may: everybody, about: 'at the own location', body: ({ home }) => threadAt(home) },
    { may: 'AO', about: 'at another', body: ({ away }) => threadAt(away) },
  ],
  'POST /dc/store/:storeId/threads/:id/read': { may: everybody, id: 'thread', status: 204 },
  'POST /dc/store/:storeId/threads/:id/texts': {
    may: everybody,
    id: 'thread',
    body: () => ({ id: crypto.randomUUID(), text: 'Your phone is ready.' }),
  },
  'GET /dc/store/:storeId/threads/:id/mails': { may: everybody, id: 'mailThread' },
  'POST /dc/store/:storeId/threads/:id/mails': {
    may: everybody,
    id: 'mailThread',
    body: newThreadMail,
  },
  'POST /dc/store/:storeId/threads/:id/mails/:mailId/again': {
    may: everybody,
    id: 'mailThread',
    status: 409,
  },
  'GET /dc/store/:storeId/threads/:id/mails/:mailId/files/:index': {
    may: everybody,
    id: 'mailThread',
    path: { index: 0 },
    status: 404,
  },
  'POST /dc/store/:storeId/threads/:id/close': { may: everybody, ...ofThread([]) },
  'POST /dc/store/:storeId/threads/:id/reopen': { may: everybody, ...ofThread(['close']) },
  'GET /dc/store/:storeId/textMessages': { may: everybody },
  'GET /dc/store/:storeId/textMessages/:id': { may: everybody, id: 'textMessage' },
  'GET /dc/store/:storeId/textMessages/:id/history': { may: everybody, id: 'textMessage' },
  'POST /dc/store/:storeId/textMessages': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/textMessages/:id': { may: '', id: 'textMessage', body: () => ({}) },
  'DELETE /dc/store/:storeId/textMessages/:id': { may: '', id: 'textMessage' },
  'POST /dc/store/:storeId/textMessages/:id/retry': {
    may: everybody,
    id: 'textMessage',
    body: () => ({ key: crypto.randomUUID() }),
    status: 409,
  },
  'POST /dc/store/:storeId/textMessages/:id/resend': {
    may: everybody,
    id: 'textMessage',
    body: () => ({ key: crypto.randomUUID() }),
    status: 409,
  },
  'GET /dc/store/:storeId/estimates': { may: everybody },
  'GET /dc/store/:storeId/estimates/:id': { may: everybody, id: 'estimate' },
  'GET /dc/store/:storeId/estimates/:id/history': { may: everybody, id: 'estimate' },
  'GET /dc/store/:storeId/estimates/:id/signatures': { may: everybody, id: 'estimate' },
  'GET /dc/store/:storeId/estimates/:id/answers/checks': { may: everybody, id: 'estimate' },
  'POST /dc/store/:storeId/estimates': {
    may: everybody,
    body: async (all) => {
      const ticket = await ask('STORE_OWNER', 'POST', 'tickets', { body: newTicket(all) });
      return { ticket_id: ticket.json.id };
    },
  },
  'PUT /dc/store/:storeId/estimates/:id': {
    may: everybody,
    id: 'estimate',
    body: async (all) => {
      all.estimate = await addEstimate(all);
      return { message: crypto.randomUUID() };
    },
  },
  'DELETE /dc/store/:storeId/estimates/:id': { may: everybody, ...ofEstimate() },
  'POST /dc/store/:storeId/estimates/:id/links': {
    may: everybody,
    ...ofEstimate({ locale: 'en' }, true),
    status: 201,
  },
  'POST /dc/store/:storeId/estimates/:id/send': {
    may: everybody,
    ...ofEstimate({ way: 'NONE', awaits: false }),
  },
  'POST /dc/store/:storeId/estimates/:id/sendAgain': {
    may: everybody,
    ...ofEstimate({ way: 'MAIL' }, true),
  },
  'POST /dc/store/:storeId/estimates/:id/approve': {
    may: everybody,
    ...ofEstimate({ option: 0, name: 'Ada', channel: 'COUNTER' }, true),
  },
  'POST /dc/store/:storeId/estimates/:id/decline': {
    may: everybody,
    ...ofEstimate({ name: 'Ada', channel: 'PHONE' }, true),
  },
  'POST /dc/store/:storeId/estimates/:id/revoke': { may: everybody, ...ofEstimate({}, true) },
  'GET /dc/store/:storeId/messageTemplates': { may: everybody },
  'GET /dc/store/:storeId/messageTemplates/:id': { may: everybody, id: 'messageTemplate' },
  'GET /dc/store/:storeId/messageTemplates/:id/history': { may: everybody, id: 'messageTemplate' },
  'POST /dc/store/:storeId/messageTemplates': { may: 'AO', body: newMessageTemplate },
  'PUT /dc/store/:storeId/messageTemplates/:id': {
    may: 'AO',
    id: 'messageTemplate',
    body: () => ({ name: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/messageTemplates/:id': { may: '', id: 'messageTemplate' },
  'GET /dc/store/:storeId/messageRules': { may: everybody },
  'GET /dc/store/:storeId/messageRules/:id': { may: everybody, id: 'messageRule' },
  'GET /dc/store/:storeId/messageRules/:id/history': { may: everybody, id: 'messageRule' },
  'POST /dc/store/:storeId/messageRules': {
    may: 'AO',
    body: () => newMessageRule('GONE'),
  },
  'PUT /dc/store/:storeId/messageRules/:id': { may: 'AO', ...ofMessageRule() },
  'DELETE /dc/store/:storeId/messageRules/:id': { may: 'AO', ...ofMessageRule() },
  'POST /dc/store/:storeId/messageRules/:id/restore': { may: 'AO', ...ofMessageRule(true) },
  'GET /dc/store/:storeId/appointmentMessages': { may: everybody },
  'GET /dc/store/:storeId/appointmentMessages/:id': { may: everybody, id: 'appointmentMessage' },
  'GET /dc/store/:storeId/appointmentMessages/:id/history': { may: everybody, id: 'appointmentMessage' },
  'POST /dc/store/:storeId/appointmentMessages': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/appointmentMessages/:id': {
    may: '',
    id: 'appointmentMessage',
    body: () => ({}),
  },
  'DELETE /dc/store/:storeId/appointmentMessages/:id': { may: '', id: 'appointmentMessage' },
  'POST /dc/store/:storeId/appointmentMessages/:id/send': [
    { may: everybody, id: 'appointmentMessage', body: newWords },
    { may: 'AO', about: 'of another location', id: 'awayMessage', body: newWords },
  ],
  'GET /dc/store/:storeId/ticketMessages': { may: everybody },
  'GET /dc/store/:storeId/ticketMessages/:id': { may: everybody, id: 'ticketMessage' },
  'GET /dc/store/:storeId/ticketMessages/:id/history': { may: everybody, id: 'ticketMessage' },
  'POST /dc/store/:storeId/ticketMessages': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/ticketMessages/:id': { may: '', id: 'ticketMessage', body: () => ({}) },
  'DELETE /dc/store/:storeId/ticketMessages/:id': { may: '', id: 'ticketMessage' },
  'POST /dc/store/:storeId/ticketMessages/:id/send': [
    { may: everybody, id: 'unsentMessage', body: newWords },
    { may: 'AO', about: 'of another location', id: 'awayUnsentMessage', body: newWords },
  ],
  'GET /dc/store/:storeId/ticketDevices/:id/nextMessage': {
    may: everybody,
    id: 'ticketDevice',
    query: '?to=READY',
  },
  'GET /dc/store/:storeId/estimates/:id/nextMessage': {
    may: everybody,
    id: 'estimate',
    query: '?to=SENT',
  },
  'GET /dc/store/:storeId/threads/:id/messageValues': { may: everybody, id: 'thread' },
  'GET /dc/store/:storeId/tickets/:id/messageValues': { may: everybody, id: 'ticket' },
  'POST /dc/store/:storeId/tickets/:id/messagePreview': {
    may: everybody,
    id: 'ticket',
    body: () => ({ text_en: 'Hello', text_fr: 'Bonjour' }),
  },
  'GET /dc/store/:storeId/tickets': { may: everybody },
  'GET /dc/store/:storeId/tickets/:id': { may: everybody, id: 'ticket' },
  'GET /dc/store/:storeId/tickets/:id/history': { may: everybody, id: 'ticket' },
  'GET /dc/store/:storeId/ticketBoard': { may: everybody },
  'POST /dc/store/:storeId/ticketBoard/moves': {
    may: everybody,
    body: () => ({ to: 'READY', moves: [{ id: crypto.randomUUID(), key: crypto.randomUUID() }] }),
  },
  'POST /dc/store/:storeId/ticketBoard/messages': {
    may: everybody,
    body: () => ({ to: 'READY', ids: [crypto.randomUUID()] }),
  },
  'GET /dc/store/:storeId/tickets/:id/events': { may: everybody, id: 'ticket' },
  'GET /dc/store/:storeId/tickets/:id/paper.pdf': { may: everybody, id: 'ticket' },
  'POST /dc/store/:storeId/tickets': [
    { may: everybody, about: 'at the own location', body: (all) => newTicket(all) },
    { may: 'AO', about: 'at another', body: (all) => ({ ...newTicket(all), location_id: all.away }) },
  ],
  'PUT /dc/store/:storeId/tickets/:id': {
    may: everybody,
    id: 'ticket',
    body: () => ({ note: crypto.randomUUID() }),
  },
  'DELETE /dc/store/:storeId/tickets/:id': { may: '', id: 'ticket' },
  'GET /dc/store/:storeId/ticketDevices': { may: everybody },
  'GET /dc/store/:storeId/ticketDevices/:id': { may: everybody, id: 'ticketDevice' },
  'GET /dc/store/:storeId/ticketDevices/:id/history': { may: everybody, id: 'ticketDevice' },
  'POST /dc/store/:storeId/ticketDevices': { may: '', body: () => ({ problem: 'Broken screen' }) },
  'PUT /dc/store/:storeId/ticketDevices/:id': [
    { may: everybody, about: 'its shelf', id: 'ticketDevice', body: () => ({ shelf: crypto.randomUUID() }) },
    {
      may: catalog,
      about: 'its technician',
      id: 'ticketDevice',
      body: ({ colleague }) => ({ technician_id: colleague }),
    },
  ],
  'DELETE /dc/store/:storeId/ticketDevices/:id': { may: '', id: 'ticketDevice' },
  'GET /dc/store/:storeId/ticketDevices/:id/photos': { may: everybody, id: 'ticketDevice' },
  'POST /dc/store/:storeId/ticketDevices/:id/photos': {
    may: everybody,
    id: 'ticketDevice',
    query: () => `?key=${crypto.randomUUID()}&phase=BEFORE&is_internal=true`,
    form: photoForm,
  },
  'GET /dc/store/:storeId/ticketDevices/:id/photos/:photoId': ofNoPhoto(),
  'PUT /dc/store/:storeId/ticketDevices/:id/photos/:photoId': {
    ...ofNoPhoto(),
    body: () => ({ phase: 'BENCH', is_internal: true, caption: null }),
  },
  'DELETE /dc/store/:storeId/ticketDevices/:id/photos/:photoId': ofNoPhoto(),
  'POST /dc/store/:storeId/ticketDevices/:id/photos/:photoId/restore': ofNoPhoto(),
  'POST /dc/store/:storeId/ticketDevices/photoFiles': {
    may: everybody,
    query: () => `?key=${crypto.randomUUID()}`,
    form: photoForm,
  },
  'POST /dc/store/:storeId/signatureCode': {
    may: everybody,
    body: () => ({ kind: 'INTAKE', language: 'en', name: '' }),
    status: 422,
  },
  'GET /dc/store/:storeId/signatureCode': { may: everybody, query: '?id=none', status: 410 },
  'DELETE /dc/store/:storeId/signatureCode': { may: everybody, query: '?id=none', status: 204 },
  'POST /dc/store/:storeId/ticketDevices/:id/photoLink': {
    may: everybody,
    id: 'ticketDevice',
    body: () => ({ phase: 'BENCH', is_internal: true, locale: 'en' }),
  },
  'DELETE /dc/store/:storeId/ticketDevices/:id/photoLink': {
    may: everybody,
    id: 'ticketDevice',
    status: 204,
  },
  'GET /dc/store/:storeId/onlinePayments/settings': { may: 'AO' },
  'PUT /dc/store/:storeId/onlinePayments/settings': {
    may: 'AO',
    body: () => ({ way: 'ADDRESS', address: 'https://pay.example/{amount}' }),
  },
  'GET /dc/store/:storeId/tickets/:id/onlinePayment': { may: everybody, id: 'ticket' },
  'PUT /dc/store/:storeId/tickets/:id/onlinePayment/deposit': {
    may: everybody,
    id: 'ticket',
    body: () => ({ amount: 1000 }),
  },
  'POST /dc/store/:storeId/tickets/:id/onlinePayment/link': {
    may: everybody,
    id: 'ticket',
    body: () => ({ key: crypto.randomUUID(), channel: 'EMAIL' }),
    status: 422,
  },
  'GET /dc/store/:storeId/paymentAttempts': { may: everybody },
  'GET /dc/store/:storeId/paymentAttempts/:id': { may: everybody, id: 'paymentAttempt' },
  'GET /dc/store/:storeId/paymentAttempts/:id/history': { may: everybody, id: 'paymentAttempt' },
  'POST /dc/store/:storeId/paymentAttempts': { may: '', body: () => ({}) },
  'PUT /dc/store/:storeId/paymentAttempts/:id': { may: '', id: 'paymentAttempt', body: () => ({}) },
  'DELETE /dc/store/:storeId/paymentAttempts/:id': { may: '', id: 'paymentAttempt' },
  'POST /dc/store/:storeId/paymentAttempts/:id/check': { may: everybody, id: 'paymentAttempt' },
  'GET /dc/store/:storeId/tickets/:id/statusPage': { may: everybody, id: 'ticket' },
  'POST /dc/store/:storeId/tickets/:id/statusPage/links': {
    may: everybody,
    id: 'ticket',
    status: 201,
    body: () => ({ renew: false, locale: 'en' }),
  },
  'DELETE /dc/store/:storeId/tickets/:id/statusPage/links': { may: everybody, id: 'ticket', status: 204 },
  'GET /dc/store/:storeId/ticketDevices/:id/passcode': { may: everybody, id: 'ticketDevice' },
  'PUT /dc/store/:storeId/ticketDevices/:id/passcode': {
    may: everybody,
    id: 'ticketDevice',
    body: () => ({ kind: 'PIN', code: '1234' }),
    status: 422,
  },
  'DELETE /dc/store/:storeId/ticketDevices/:id/passcode': { may: everybody, id: 'ticketDevice' },
  'POST /dc/store/:storeId/ticketDevices/:id/passcode/show': {
    may: everybody,
    id: 'ticketDevice',
    status: 404,
  },
  'POST /dc/store/:storeId/ticketDevices/:id/diagnose': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/repair': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/test': { may: everybody, ...onTicket(['repair']) },
  'POST /dc/store/:storeId/ticketDevices/:id/resume': { may: everybody, ...onTicket(['awaitParts']) },
  'POST /dc/store/:storeId/ticketDevices/:id/finish': {
    may: everybody,
    ...onTicket([], { outcome: 'REPAIRED' }),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/handOver': { may: everybody, ...onTicket(['finish']) },
  'POST /dc/store/:storeId/ticketDevices/:id/awaitCustomer': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/awaitParts': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/goBack': {
    may: everybody,
    ...onTicket(['repair'], { to: 'CHECKED_IN', reason: 'Wrong device' }),
  },
  'GET /dc/store/:storeId/intake-rules': { may: everybody },
  'PUT /dc/store/:storeId/intake-rules': { may: catalog, body: () => ({}) },
  'GET /dc/store/:storeId/intake-rules/versions': { may: everybody },
  'GET /dc/store/:storeId/intake-rules/versions/:version': { may: everybody, path: { version: 1 } },
  'POST /dc/store/:storeId/intake-rules/versions/:version/restore': {
    may: catalog,
    path: { version: 1 },
  },
  'GET /dc/store/:storeId/intake-rules/:version': { may: everybody, path: { version: 0 } },
  'GET /dc/store/:storeId/intake-form': { may: everybody },
  'GET /dc/store/:storeId/intake-terms': { may: everybody, query: '?kind=INTAKE&language=en' },
  'GET /dc/store/:storeId/tickets/:id/balance': { may: everybody, id: 'ticket' },
  'GET /dc/store/:storeId/tickets/:id/signatures': { may: everybody, id: 'ticket' },
  'POST /dc/store/:storeId/tickets/:id/signatures': {
    may: everybody,
    id: 'ticket',
    body: () => unsignedTerms,
    status: 422,
  },
  'POST /dc/store/:storeId/ticketDevices/:id/noteCondition': {
    may: everybody,
    ...onTicket([], { condition: unknownChecklist }),
    status: 422,
  },
  'POST /dc/store/:storeId/ticketDevices/:id/check': {
    may: everybody,
    ...onTicket([], { checks: unknownChecklist }),
    status: 422,
  },
  'POST /dc/store/:storeId/ticketDevices/:id/leave': { may: everybody, ...onTicket([], { name: 'Case' }) },
  'POST /dc/store/:storeId/ticketDevices/:id/giveBack': {
    may: everybody,
    ...onTicket([], async (all) => {
      await work(all, 'leave', { name: 'Case' });
      return { numbers: [1] };
    }),
  },
  'GET /dc/store/:storeId/ticketDevices/:id/work': { may: everybody, id: 'ticketDevice' },
  'GET /dc/store/:storeId/ticketDevices/:id/technicians': { may: everybody, id: 'ticketDevice' },
  'POST /dc/store/:storeId/ticketDevices/:id/addNote': {
    may: everybody,
    ...onTicket([], { kind: 'NOTE', text: 'Dust inside', is_for_customer: false }),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/withdrawNote': {
    may: everybody,
    ...onTicket([], { note_id: crypto.randomUUID() }),
    status: 422,
  },
  'POST /dc/store/:storeId/ticketDevices/:id/agree': {
    may: everybody,
    ...onTicket([], { amount: 5000, by: 'Ada Berg', how: 'PHONE' }),
  },
  'POST /dc/store/:storeId/tickets/:id/order': { may: everybody, id: 'ticket', status: 422 },
  'POST /dc/store/:storeId/ticketDevices/:id/assign': {
    may: catalog,
    ...onTicket([], async ({ colleague }) => ({ technician_id: colleague })),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/startWork': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/stopWork': { may: everybody, ...onTicket([]) },
  'POST /dc/store/:storeId/ticketDevices/:id/wantPart': {
    may: everybody,
    ...onTicket([], async ({ item }) => ({ item_id: item })),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/cancelPart': { may: everybody, ...onTicket([], ofPart()) },
  'POST /dc/store/:storeId/ticketDevices/:id/takePart': { may: everybody, ...onTicket([], ofPart()) },
  'POST /dc/store/:storeId/ticketDevices/:id/returnPart': {
    may: everybody,
    ...onTicket([], ofPart({ isTaken: true })),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/breakPart': {
    may: everybody,
    ...onTicket([], ofPart({ isTaken: true, values: { fault: 'STAFF' } })),
  },
  'GET /dc/store/:storeId/ticketDevices/destinations': { may: everybody },
  'GET /dc/store/:storeId/ticketDevices/backlog': [
    { may: everybody, query: ({ home }) => `?location_id=${home}` },
    { may: 'AO', about: 'of another location', query: ({ away }) => `?location_id=${away}` },
  ],
  'POST /dc/store/:storeId/ticketDevices/:id/send': {
    may: everybody,
    ...onTicket([], async ({ away }) => ({ to_location_id: Number(away) })),
  },
  'POST /dc/store/:storeId/ticketDevices/:id/receive': { may: everybody, ...onTicket([]), status: 409 },
  'POST /dc/store/:storeId/ticketDevices/:id/cancelSending': {
    may: everybody,
    ...onTicket([]),
    status: 409,
  },
  'GET /dc/store/:storeId/savedViews': { may: everybody },
  'GET /dc/store/:storeId/savedViews/:id': { may: everybody, id: 'savedView' },
  'GET /dc/store/:storeId/savedViews/:id/history': { may: everybody, id: 'savedView' },
  'POST /dc/store/:storeId/savedViews': [
    {
      may: everybody,
      about: 'of their own',
      body: () => ({ resource: 'brands', name: crypto.randomUUID() }),
    },
    {
      may: catalog,
      about: 'for everybody',
      body: () => ({ resource: 'brands', name: crypto.randomUUID(), kind: 'STORE' }),
    },
  ],
  'PUT /dc/store/:storeId/savedViews/:id': {
    may: catalog,
    ...ofView(() => ({ name: crypto.randomUUID() })),
  },
  'DELETE /dc/store/:storeId/savedViews/:id': { may: catalog, ...ofView() },
  'POST /dc/store/:storeId/savedViews/:id/restore': { may: catalog, ...ofView(undefined, true) },
  'PUT /dc/store/:storeId/chosenView': {
    may: everybody,
    status: 204,
    body: () => ({ resource: 'brands', view_id: null }),
  },
  'PUT /dc/store/:storeId/viewOrder': {
    may: catalog,
    status: 204,
    body: async (all) => {
      await ofView().body(all);
      return { ids: [all.savedView] };
    },
  },
  'POST /dc/store/:storeId/counts': { may: everybody, body: () => ({ resource: 'brands', filters: [{}] }) },
  'GET /dc/store/:storeId/tradeRequests': { may: everybody },
  'GET /dc/store/:storeId/tradeRequests/terms': {
    may: everybody,
    query: ({ product, home }) => `?product_id=${product}&location_id=${home}`,
  },
  'GET /dc/store/:storeId/tradeRequests/items': {
    may: catalog,
    query: ({ product }) => `?product_id=${product}`,
  },
  'POST /dc/store/:storeId/tradeRequests/photos': {
    may: catalog,
    form: () => multipart(undefined, { name: 'a.png', content: png }),
  },
  'GET /dc/store/:storeId/tradeRequests/photos/:name': { may: catalog, path: { name: photoName } },
  'GET /dc/store/:storeId/tradeRequests/:id': { may: everybody, id: 'trade' },
  'GET /dc/store/:storeId/tradeRequests/:id/history': { may: everybody, id: 'trade' },
  'GET /dc/store/:storeId/tradeRequests/:id/receipt.pdf': { may: everybody, id: 'soldTrade' },
  'GET /dc/store/:storeId/tradeRequests/:id/identity': { may: catalog, id: 'soldTrade' },
  'POST /dc/store/:storeId/tradeRequests': [
    { may: catalog, about: 'at the own location', body: (all) => tradeAt(all, 'home') },
    { may: 'AO', about: 'at another', body: (all) => tradeAt(all, 'away') },
  ],
  'PUT /dc/store/:storeId/tradeRequests/:id': {
    may: catalog,
    ...ofTrade('NEW', () => ({ note: crypto.randomUUID() })),
  },
  'DELETE /dc/store/:storeId/tradeRequests/:id': { may: '', id: 'trade' },
  'POST /dc/store/:storeId/tradeRequests/:id/offer': { may: catalog, ...ofTrade('NEW') },
  'POST /dc/store/:storeId/tradeRequests/:id/decline': { may: catalog, ...ofTrade('NEW') },
  'POST /dc/store/:storeId/tradeRequests/:id/reopen': { may: catalog, ...ofTrade('OFFERED') },
  'POST /dc/store/:storeId/tradeRequests/:id/accept': { may: catalog, ...ofTrade('OFFERED', acceptance) },
  'DELETE /dc/store/:storeId/product/:id/categories': {
    may: catalog,
    id: 'product',
    body: ({ category }) => ({ ids: [category] }),
  },
};

let nextDay = 0;

const tradeAt = (all: Ids, location: 'home' | 'away') => ({
  location_id: all[location],
  product_id: all.product,
  condition: 'GOOD',
});

const changedPrice = ({ product }: Ids, import_id: string) => ({
  import_id,
  file_name: null,
  changes: [{ product_id: product, storage: crypto.randomUUID(), condition: 'GOOD', before: null, after: 1 }],
});

function orderFor(all: Ids, location: 'home' | 'away') {
  return { supplier_id: all.supplier, location_id: all[location] };
}

const newSale = ({ addon }: Ids, location_id: unknown) => ({
  location_id,
  lines: [saleLine({ kind: 'ADDON', addon_id: String(addon), unit_price: 2000 })],
});

/** A request about a new order at the own location, after this step. */
function ofSale(body: (lineId: string) => Values, step?: 'pay' | 'complete') {
  return {
    id: 'sale' as const,
    body: async (all: Ids) => {
      all.sale = await createOrder(services, Number(all.home), { customer_id: all.customer });
      const taken = { key: crypto.randomUUID(), ...(step === 'pay' && { method: 'POS' }) };
      if (step) await ask('STORE_OWNER', 'POST', `orders/${all.sale}/${step}`, { body: taken });
      const { json } = await ask('STORE_OWNER', 'GET', `orders/${all.sale}`);
      const { lines } = json as unknown as { lines: { id: string }[] };
      return body(lines[0]!.id);
    },
  };
}

async function countFor(all: Ids, location: 'home' | 'away') {
  await cancelCounts(services);
  return { location_id: all[location] };
}

/** A step of a new trade-in, offered if `state` says so. */
function ofTrade(state: 'NEW' | 'OFFERED', values: () => Values = () => ({ key: crypto.randomUUID() })) {
  return {
    id: 'trade' as const,
    body: async (all: Ids) => {
      all.trade = await addTrade(services, all.product, { customer_id: all.customer });
      if (state === 'OFFERED') await offerTrade(services, all.trade);
      return values();
    },
  };
}

async function newMessageRule(event: MessageEvent) {
  await services.database.db.delete(messageRules).where(eq(messageRules.event, event));
  return { event, mode: 'OFF' };
}

/** A new rule, to be changed or deleted, or a deleted one. */
function ofMessageRule(isDeleted = false) {
  return {
    id: 'changedRule' as const,
    body: async (all: Ids) => {
      const body = await newMessageRule('TESTING');
      all.changedRule = (await ask('STORE_OWNER', 'POST', 'messageRules', { body })).json.id;
      if (isDeleted) await ask('STORE_OWNER', 'DELETE', `messageRules/${all.changedRule}`);
      return { channel: 'SMS' };
    },
  };
}

const newTicket = (all: Ids) => ({
  location_id: all.home,
  customer_id: all.customer,
  new_devices: [{ name: 'Phone', problem: 'Broken screen' }],
});

function photoForm() {
  return multipart(undefined, { name: 'a.png', content: png });
}

/** A request about a photo that the device does not have. */
function ofNoPhoto() {
  return {
    may: everybody,
    id: 'ticketDevice' as const,
    path: { photoId: '6f8c6f1e-0000-4000-8000-000000000009' },
    status: 404,
  };
}

/** A request about a device on a new ticket at the own location, after these steps. */
function onTicket(steps: string[], values: Values | ((all: Ids) => Promise<Values>) = {}) {
  return {
    id: 'ticketDevice' as const,
    body: async (all: Ids) => {
      const ticket = await ask('STORE_OWNER', 'POST', 'tickets', { body: newTicket(all) });
      all.ticketDevice = ticket.json.devices[0].id;
      for (const step of steps) {
        const outcome = step === 'finish' && { outcome: 'REPAIRED' };
        const body = { key: crypto.randomUUID(), ...outcome };
        await ask('STORE_OWNER', 'POST', `ticketDevices/${all.ticketDevice}/${step}`, { body });
      }
      const own = typeof values === 'function' ? await values(all) : values;
      return { key: crypto.randomUUID(), ...own };
    },
  };
}

/** A request about an estimate of a new ticket, which was sent or not. */
function ofEstimate(values: Values = {}, isSent = false) {
  return {
    id: 'estimate' as const,
    body: async (all: Ids) => {
      all.estimate = await addEstimate(all);
      const sending = { key: crypto.randomUUID(), way: 'NONE', awaits: false };
      if (isSent) await ask('STORE_OWNER', 'POST', `estimates/${all.estimate}/send`, { body: sending });
      return 'locale' in values ? values : { key: crypto.randomUUID(), ...values };
    },
  };
}

/** Stores a message about a booking that was not sent, but can be. */
async function addAppointmentMessage(location_id: number): Promise<string> {
  const appointment_id = await book(services, {
    location_id,
    selected_date: '2100-03-09',
    selected_end_time: null,
  });
  const [row] = await services.database.db
    .insert(appointmentMessages)
    .values({
      store_id: services.store.id,
      appointment_id,
      location_id,
      event: 'APPOINTMENT_BOOKED',
      about: `2100-03-09 10:00:00 ${location_id}`,
      state: 'NOT_SENT',
      wanted: 'CUSTOMER',
      language: 'en',
      text: 'See you tomorrow.',
    })
    .returning({ id: appointmentMessages.id });
  return row!.id;
}

/** Stores a message about a new ticket that was not sent, but can be. */
async function addTicketMessage(location_id: number): Promise<string> {
  const body = { ...newTicket(known), location_id };
  const ticket = await ask('STORE_OWNER', 'POST', 'tickets', { body });
  const [row] = await services.database.db
    .insert(ticketMessages)
    .values({
      store_id: services.store.id,
      ticket_id: ticket.json.id,
      location_id,
      event: 'PARTS_ARRIVED',
      state: 'NOT_SENT',
      wanted: 'MAIL',
      text: 'Your parts have arrived.',
    })
    .returning({ id: ticketMessages.id });
  return row!.id;
}

async function addEstimate(all: Ids): Promise<string> {
  const ticket = (await ask('STORE_OWNER', 'POST', 'tickets', { body: newTicket(all) })).json;
  const line = { ticket_device_id: ticket.devices[0].id, name: 'Screen', price: 9900 };
  const body = { ticket_id: ticket.id, options: [{ name: '', lines: [line] }] };
  return (await ask('STORE_OWNER', 'POST', 'estimates', { body })).json.id;
}

/** The body of a step of a new conversation with these steps taken before. */
function ofThread(steps: string[]) {
  return {
    id: 'thread' as const,
    body: async (all: Ids) => {
      const body = { location_id: all.home, phone: `+1514557${(smsNumbers += 1)}` };
      all.thread = (await ask('STORE_OWNER', 'POST', 'threads/open', { body })).json.id;
      for (const step of steps)
        await ask('STORE_OWNER', 'POST', `threads/${all.thread}/${step}`, {
          body: { key: crypto.randomUUID() },
        });
      return { key: crypto.randomUUID() };
    },
  };
}

/** Takes a step of the device on a ticket and returns what was noted about the work on it. */
async function work(all: Ids, step: string, values: Values) {
  const body = { key: crypto.randomUUID(), ...values };
  await ask('STORE_OWNER', 'POST', `ticketDevices/${all.ticketDevice}/${step}`, { body });
  return (await ask('STORE_OWNER', 'GET', `ticketDevices/${all.ticketDevice}/work`)).json as BenchWork;
}

/** A part of the device, of a new item that is in stock. */
function ofPart({ isTaken = false, values = {} }: { isTaken?: boolean; values?: Values } = {}) {
  return async (all: Ids) => {
    const item = await addItem(services, { name: 'Screen', sku: crypto.randomUUID() });
    await receive(services, item.id, 1, { location_id: Number(all.home) });
    const { parts } = await work(all, 'wantPart', { item_id: item.id });
    const part_id = parts[0]!.id;
    if (isTaken) await work(all, 'takePart', { part_id });
    return { part_id, ...values };
  };
}

/** A request about a new view of everybody, deleted if `isDeleted`. */
function ofView(values: () => Values = () => ({}), isDeleted = false) {
  return {
    id: 'savedView' as const,
    body: async (all: Ids) => {
      if (all.savedView && !isDeleted) await ask('STORE_OWNER', 'DELETE', `savedViews/${all.savedView}`);
      const body = { resource: 'brands', name: crypto.randomUUID(), kind: 'STORE' };
      all.savedView = (await ask('STORE_OWNER', 'POST', 'savedViews', { body })).json.id;
      if (isDeleted) await ask('STORE_OWNER', 'DELETE', `savedViews/${all.savedView}`);
      return values();
    },
  };
}

/** A request about a new stock count at the own location. */
function ofCount(body: () => Values) {
  return {
    id: 'count' as const,
    body: async (all: Ids) => {
      all.count = await startCount(services, Number(all.home));
      return body();
    },
  };
}

/** A step of a record in a state, from the own location to another. */
function stepOf(id: 'order' | 'transfer', state: string, values: (all: Ids) => Values = () => ({})) {
  return {
    id,
    body: async (all: Ids) => {
      all[id] = await (id === 'order' ? purchaseOrderInState : transferInState)(
        services,
        String(all.item),
        state,
      );
      return { key: crypto.randomUUID(), ...values(all) };
    },
  };
}

function giving(location_id: string | number) {
  const key = crypto.randomUUID();
  return { key, balance: 'GIFT', direction: 'GIVE', amount: 1, note: 'Goodwill', location_id };
}

function newTill(location_id: string | number) {
  return { location_id, name: crypto.randomUUID(), float: 100 };
}

function cashByHand() {
  return { amount: 1, reason: 'CHANGE' };
}

/** A step of a register that the owner opened at the own location. */
function ofTill(values: () => Values) {
  return {
    id: 'register' as const,
    body: async (all: Ids) => {
      all.register = (await walletHelpers(services).open('STORE_OWNER')).id;
      return { key: crypto.randomUUID(), ...values() };
    },
  };
}

/** A new draft for each request. */
function draftOf(id: 'order' | 'transfer') {
  return {
    id,
    body: async (all: Ids) => {
      all[id] = await (id === 'order' ? purchaseOrderInState : transferInState)(
        services,
        String(all.item),
        'DRAFT',
      );
      return { note: crypto.randomUUID() };
    },
  };
}

function ofCatalog(name: string, id: 'brand' | 'category' | 'product'): Record<string, Row> {
  const path = `/dc/store/:storeId/${name}`;
  return {
    [`GET ${path}`]: { may: everybody },
    [`GET ${path}/:id`]: { may: everybody, id },
    [`GET ${path}/:id/history`]: { may: everybody, id },
    [`POST ${path}`]: { may: catalog, body: named },
    [`PUT ${path}`]: { may: catalog, body: (ids) => ({ id: ids[id], ...named() }) },
    [`PUT ${path}/batch`]: { may: catalog, body: () => [{ id: crypto.randomUUID(), display_order: 1 }] },
  };
}

const cases = Object.entries(table).flatMap(([route, rows]) =>
  rows === 'public' ? [] : [rows].flat().map((row) => ({ route, about: '', ...row })),
);

let services: TestApp;
let known: Ids;
const ids = new Proxy({} as Ids, {
  get: (_, key: keyof Ids) => {
    asked.add(key);
    return known[key];
  },
  set: (_, key: keyof Ids, value: string) => {
    known[key] = value;
    return true;
  },
});

const ask: TestApp['ask'] = (...call) => services.ask(...call);

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
});
afterAll(() => services.close());

beforeAll(async () => {
  const { store, database } = services;
  const [home = 0, away = 0] = store.locationIds;
  const member = (location_id: number) => ({
    store_id: store.id,
    location_id,
    first_name: 'Noor',
    last_name: 'Haddad',
    email: `${crypto.randomUUID()}@first.example`,
    role: 'STAFF',
  });
  const people = await database.db
    .insert(staffTable)
    .values([member(home), member(away)])
    .returning();
  const [colleague, stranger] = people.map(({ id }) => id) as [string, string];
  const [brand, category, product] = await Promise.all(
    ['brands', 'categories', 'products'].map((model) => add(services, model, { name: crypto.randomUUID() })),
  );
  known = {
    ...(Object.fromEntries(names.map((name) => [name, ''])) as Ids),
    home,
    away,
    colleague,
    stranger,
    brand: brand?.id ?? '',
    category: category?.id ?? '',
    product: product?.id ?? '',
  };
  ids.customer = (await ask('STORE_OWNER', 'POST', 'customer', { body: customer() })).json.id;
  ids.address = (await ask('STORE_OWNER', 'POST', 'addresses', { body: addressOf(ids) })).json.id;
  ids.shipment = (await addShipment(services)).id;
  const body = [{ name: 'Case', price: 20 }];
  const at = stockHelpers(services);
  [ids.item, ids.supplier] = [await at.item(), await at.supplier()];
  await at.shelve(ids.item, home, 1000);
  ids.order = await purchaseOrderInState(services, ids.item, 'DRAFT');
  ids.transfer = await transferInState(services, ids.item, 'DRAFT');
  ids.sale = await createOrder(services, home);
  ids.payment = await addPayment(services, ids.sale);
  ids.count = await startCount(services, home);
  ids.commissionRule = (await ask('STORE_OWNER', 'POST', 'commissionRules', { body: newRule() })).json.id;
  const sold = await addOrder(services, [{ kind: 'ITEM', net: 1000 }], { vendor_id: String(ids.colleague) });
  await earnCommissions(scopeOf(services), store.staff.ADMIN.id, sold.order, '2026-05-20');
  ids.commission = (await ask('STORE_OWNER', 'GET', 'commissions')).json[0].id;
  ids.register = (await walletHelpers(services).open('STORE_OWNER')).id;
  ids.transaction = await cashIn(services);
  ids.tradeVersion = await addVersion(services);
  await ask(
    'STORE_OWNER',
    'POST',
    'tradeRequests/photos',
    multipart(undefined, { name: 'a.png', content: png }),
  );
  ids.trade = await addTrade(services, ids.product);
  ids.customerDevice = (await ask('STORE_OWNER', 'POST', 'devices', { body: { name: 'Phone' } })).json.id;
  const told = (await ask('STORE_OWNER', 'POST', 'messageTemplates', { body: newMessageTemplate() })).json;
  ids.messageTemplate = told.id;
  const rule = { event: 'CHECKED_IN', mode: 'AUTO', template_id: told.id };
  ids.messageRule = (await ask('STORE_OWNER', 'POST', 'messageRules', { body: rule })).json.id;
  const ticket = (await ask('STORE_OWNER', 'POST', 'tickets', { body: newTicket(ids) })).json;
  ids.ticketMessage = (await ask('STORE_OWNER', 'GET', 'ticketMessages')).json[0].id;
  ids.ticket = ticket.id;
  ids.paymentAttempt = await addAttempt(services, ids);
  ids.ticketDevice = ticket.devices[0].id;
  ids.estimate = await addEstimate(ids);
  await ofView().body(ids);
  ids.smsNumber = (await ask('STORE_OWNER', 'POST', 'smsNumbers', { body: newSmsNumber(ids) })).json.id;
  ids.thread = (await ask('STORE_OWNER', 'POST', 'threads/open', { body: threadAt(ids.home) })).json.id;
  ids.mailAddress = (
    await ask('STORE_OWNER', 'POST', 'mailAddresses', { body: newMailAddress(ids) })
  ).json.id;
  const mailThread = { location_id: ids.home, email: 'staff@first.example' };
  ids.mailThread = (await ask('STORE_OWNER', 'POST', 'threads/open', { body: mailThread })).json.id;
  ids.threadMail = (
    await ask('STORE_OWNER', 'POST', `threads/${ids.mailThread}/mails`, { body: newThreadMail() })
  ).json.id;
  ids.textMessage = crypto.randomUUID();
  await ask('STORE_OWNER', 'POST', `threads/${ids.thread}/texts`, {
    body: { id: ids.textMessage, text: 'Hello' },
  });
  ids.soldTrade = await addTrade(services, ids.product, { customer_id: ids.customer });
  await offerTrade(services, ids.soldTrade);
  await ask('STORE_OWNER', 'POST', `tradeRequests/${ids.soldTrade}/accept`, { body: acceptance() });
  ids.addon = (await ask('STORE_OWNER', 'POST', '/dc/addon', { body })).json.data[0].id;
  ids.repair = await addRepair(services, { product_id: product?.id });
  const written = { name: 'Ready', body: '<p>Your device is ready.</p>' };
  ids.template = (await ask('STORE_OWNER', 'POST', 'mailTemplates', { body: written })).json.id;
  ids.mail = await addFailedMail(services, home);
  ids.rate = (await requestRates(services))[0]?.rate_id ?? '';
  const label = await ask('STORE_OWNER', 'POST', `/dc/labels/rates/${ids.rate}`, { body: asPrinted });
  [ids.label, ids.labelled] = [label.json.label_id, label.json.shipment_id];
  const subscriber = { ...customer(), subscriptions: ['NEWSLETTER'] };
  ids.subscriber = (await ask('STORE_OWNER', 'POST', 'customer', { body: subscriber })).json.id;
  ids.mailing = (await ask('STORE_OWNER', 'POST', 'mailings', bulkEmailFrom(ids, 'home'))).json.id;
  const globalItem = { id: globalId, name: 'Shared', slug: 'shared' };
  for (const shared of [globalBrands, globalProducts])
    await services.database.db.insert(shared).values(globalItem);
  const order = { ...takeOver('ADD'), isDryRun: false };
  ids.catalogImport = (await ask('STORE_OWNER', 'POST', 'global_catalog/items', { body: order })).json.id;
  ids.device = (await addItem(services, phone)).id;
  await receive(services, ids.device, 1, { serials: ['A1'] });
  for (const [key, model] of [
    ['level', 'stock'],
    ['movement', 'movements'],
    ['serial', 'serials'],
  ] as const)
    ids[key] = (await ask('STORE_OWNER', 'GET', model)).json[0].id;
  await ask('STORE_OWNER', 'PUT', 'config', { body: { unknown: 'first' } });
  await ask('STORE_OWNER', 'PUT', `location/${home}/config`, { body: { unknown: 'first' } });
  await ask('STORE_OWNER', 'POST', 'template/page/asset', template());
  const words = { target_languages: ['fr'], words: ['Repair'], save_folders: ['frontend'] };
  await ask('STORE_OWNER', 'POST', '/dc/translate', { body: words });
  for (const [id, location_id] of [
    ['request', home],
    ['awayRequest', away],
  ] as const)
    ids[id] = await sendContactRequest(services, { location_id });
  await notifyStaff(services, store);
  const { json } = await ask('STAFF', 'GET', `notifications/user/${store.staff.STAFF.id}`);
  ids.notification = json.data[0].id;
  ids.message = json.data[0].message_id;
});

/** Records that a request consumes, created again for the next one. */
const usedUp = {
  booking: () => book(services, { selected_date: '2100-03-09' }),
  import: () => beginImport(services),
  appointmentMessage: () => addAppointmentMessage(Number(known.home)),
  awayMessage: () => addAppointmentMessage(Number(known.away)),
  unsentMessage: () => addTicketMessage(Number(known.home)),
  awayUnsentMessage: () => addTicketMessage(Number(known.away)),
  job: () => addJob(),
  deletedCategory: async () => {
    const { id } = await add(services, 'categories', { name: crypto.randomUUID() });
    await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [id] } });
    return id;
  },
  email: async () => `${crypto.randomUUID()}@customers.example`,
  double: () => addCustomer(services, { email: known.email as string }),
  merge: () => mergeTwo(),
  /** Voided by one of the requests. */
  label: async () => {
    await services.database.db.update(shipments).set({ is_voided: false });
    return known.label;
  },
} satisfies Partial<Record<keyof Ids, () => Promise<string | number>>>;

const asked = new Set<keyof Ids>(Object.keys(usedUp) as (keyof typeof usedUp)[]);

beforeEach(async () => {
  for (const [key, make] of Object.entries(usedUp)) {
    if (asked.has(key as keyof Ids)) known[key as keyof Ids] = await make();
  }
  asked.clear();
});

/** Stores a job that no worker runs. */
async function addJob(): Promise<string> {
  const row = { store_id: services.store.id, kind: 'test', data: {} };
  const [job] = await services.database.db.insert(jobs).values(row).returning({ id: jobs.id });
  return job?.id ?? '';
}

/** A merge that can be undone. */
async function mergeTwo(): Promise<string> {
  const [kept, merged] = [{ id: await addCustomer(services) }, { id: await addCustomer(services) }];
  const body = { kept, merged, take: [], leave_out: [], defaults: [] };
  return (await ask('STORE_OWNER', 'POST', 'customer/merge', { body })).json.id;
}

/** The URL of a row's request for a role. */
function urlOf(route: string, { id, path, query = '' }: Row, role: Role, store: TestStore): string {
  const own = services.store.staff[role].id;
  const address = fillPath(route.split(' ')[1] ?? '', {
    storeId: store.id,
    staffId: id === 'stranger' ? ids.stranger : own,
    id: id === 'self' ? own : id && ids[id],
    messageId: ids.message,
    mailId: ids.threadMail,
    rateId: ids.rate,
    labelId: route.includes(':labelId') ? ids.label : '',
    shipmentId: ids.labelled,
    location_id: path?.location === 'away' ? ids.away : ids.home,
    locationId: id === 'away' ? ids.away : ids.home,
    ...path,
  });
  return address + (typeof query === 'function' ? query(ids) : query);
}

const methodOf = (route: string) => route.split(' ')[0];

const letterOf: Record<Role, string> = { ADMIN: 'A', STORE_OWNER: 'O', STORE_MANAGER: 'M', STAFF: 'S' };

test('the table lists every route', () => {
  const served = services.routes.filter((one) => !/^(HEAD|OPTIONS) /.test(one));
  expect(Object.keys(table).toSorted()).toEqual([...new Set(served)].toSorted());
});

describe.each(roles)('%s', (role) => {
  test.each(cases)('$route $about', async ({ route, ...row }) => {
    const body = await row.body?.(ids);
    const { status, text } = await ask(role, methodOf(route), urlOf(route, row, role, services.store), {
      body,
      ...row.form?.(ids),
    });
    const isAllowed = row.may.includes(letterOf[role]);
    expect(isAllowed ? [row.status ?? 200, 201] : [403], text).toContain(status);
  });
});

describe('an anonymous client', () => {
  test.each(cases)('$route $about is rejected', async ({ route, ...row }) => {
    const url = urlOf(route, row, 'STAFF', services.store);
    const { statusCode } = await services.app.inject({
      method: methodOf(route),
      url,
      payload: await row.body?.(ids),
    });
    expect(statusCode).toBe(401);
  });
});

describe('a member of another store', () => {
  const inStore = cases.filter(({ route }) => route.includes(':storeId'));

  test.each(inStore)('$route $about returns nothing', async ({ route, ...row }) => {
    const body = await row.body?.(ids);
    const call = (store: TestStore) =>
      ask('ADMIN', methodOf(route), urlOf(route, row, 'STAFF', store), {
        store: services.other,
        body,
        ...row.form?.(ids),
      });
    expect((await call(services.store)).status).toBe(404);
    const { text } = await call(services.other);
    for (const id of Object.values(known)) expect(text).not.toContain(`"${id}"`);
    expect(text).not.toContain(services.store.id);
  });
});

describe('STAFF cannot extend their own rights or those of others', () => {
  const grant = [{ permission_id: 'EDIT_STORE_SETTINGS' }];
  const own = () => services.store.staff.STAFF;
  const rightsOfStaff = async () => {
    const { json } = await ask('STAFF', 'GET', `staff/${own().id}/permissions?per_page=1000`);
    return (json.data as { permission_id: string }[]).map((one) => one.permission_id).toSorted();
  };
  const change = (body: Values, id: string = own().id) =>
    ask('STAFF', 'PUT', `location/${ids.home}/staff/${id}`, { body });
  const give = (values: Partial<typeof staffTable.$inferInsert>) =>
    services.database.db.update(staffTable).set(values).where(eq(staffTable.id, own().id));

  const attempts: [string, () => Values][] = [
    ['role', () => ({ role: 'STORE_OWNER' })],
    ['role ADMIN', () => ({ role: 'ADMIN' })],
    ['permissions', () => ({ permissions: grant })],
    ['permissions along with a name', () => ({ first_name: 'Noah', permissions: grant })],
    ['removed_permissions', () => ({ removed_permissions: [] })],
    ['location', () => ({ location_id: ids.away })],
    ['is_voided', () => ({ is_voided: true })],
  ];
  test.each(attempts)('%s', async (_, body) => {
    await give({ removed_permissions: [{ permission_id: 'EDIT_CUSTOMER' }] });
    const before = await rightsOfStaff();
    expect((await change(body())).status).toBe(403);
    expect(await rightsOfStaff()).toEqual(before);
    await give({ removed_permissions: [] });
  });

  test('nor by properties that only the services write', async () => {
    const body = { id: ids.colleague, status: 'INVITED', store_id: services.other.id, uid: 'first-ADMIN' };
    const { status, json } = await change(body);
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ path: '/uid', code: 'unknown' }]);
  });

  test('nor with the rights to edit and create staff at the location', async () => {
    const extra = ['EDIT_LOCATION_STAFF', 'CREATE_LOCATION_STAFF'].map((permission_id) => ({
      permission_id,
    }));
    await give({ permissions: extra });
    const colleague = String(ids.colleague);
    const { STORE_MANAGER, STORE_OWNER, ADMIN } = services.store.staff;
    expect((await change({ permissions: [] })).status).toBe(403);
    expect((await change({ permissions: grant }, colleague)).status).toBe(403);
    expect((await change({ role: 'STORE_MANAGER' }, colleague)).status).toBe(403);
    expect((await change({ location_id: ids.away }, colleague)).status).toBe(403);
    for (const { id } of [STORE_MANAGER, STORE_OWNER, ADMIN]) {
      expect((await change({ email: 'taken@first.example' }, id)).status).toBe(403);
      expect((await change({ is_voided: true }, id)).status).toBe(403);
    }
    const create = (values: Values, location = ids.home) =>
      ask('STAFF', 'POST', `location/${location}/staff`, { body: person('home', values).body(ids) });
    expect((await create({ role: 'STORE_MANAGER' })).status).toBe(403);
    expect((await create({ permissions: grant })).status).toBe(403);
    expect((await create({}, ids.away)).status).toBe(403);
    expect((await create({})).status).toBe(201);
    await give({ permissions: [] });
  });

  test('nor by taking over the account of a person with more rights', async () => {
    await give({ permissions: [{ permission_id: 'EDIT_LOCATION_STAFF' }] });
    const { db } = services.database;
    const isColleague = eq(staffTable.id, String(ids.colleague));
    await db.update(staffTable).set({ permissions: grant }).where(isColleague);
    const email = 'taken@first.example';
    expect((await change({ email }, String(ids.colleague))).status).toBe(403);
    await db.update(staffTable).set({ permissions: [] }).where(isColleague);
    expect((await change({ email }, String(ids.colleague))).status).toBe(200);
    await give({ permissions: [] });
  });

  test('nor by a role', async () => {
    const own_role = { code_text: 'Staff', permissions: ['VIEW_LOCATION', 'EDIT_STORE_SETTINGS'] };
    const put = (code: string, body: Values) => ask('STAFF', 'PUT', `role/${code}`, { body });
    expect((await put('STAFF', own_role)).status).toBe(403);
    const extra = ['EDIT_ROLES_AND_PERMISSIONS', 'CREATE_ROLES_AND_PERMISSIONS'];
    await give({ permissions: extra.map((permission_id) => ({ permission_id })) });
    expect((await put('STAFF', own_role)).status).toBe(403);
    expect((await put('STORE_MANAGER', { permissions: [] })).status).toBe(403);
    expect((await put('STORE_OWNER', { code_text: 'Boss' })).status).toBe(403);
    const fresh = { code: unique(), code_text: 'Mine', permissions: ['EDIT_STORE_SETTINGS'] };
    expect((await ask('STAFF', 'POST', 'role', { body: fresh })).status).toBe(403);
    await give({ permissions: [] });
  });
});

describe('roles', () => {
  test('are listed by code and name, regardless of the page size', async () => {
    const { json, headers } = await ask('STAFF', 'GET', 'role?page=1&rows_per_page=large');
    expect(json).toEqual(
      expect.arrayContaining([
        {
          code: 'STORE_OWNER',
          code_text: 'STORE_OWNER',
          demands_second_factor: false,
          _etag: expect.any(String) as unknown,
        },
      ]),
    );
    expect(headers['x-count']).toBe(String((json as object[]).length));
    expect((await ask('STAFF', 'GET', 'role?page=1&per_page=1000000')).json).toEqual(json);
    expect((await ask('STAFF', 'GET', 'role?page=2&per_page=1000000')).json).toEqual([]);
  });

  test('a new one can be given to staff, and its rights apply at once', async () => {
    const code = unique();
    const body = {
      code,
      code_text: 'Auditor',
      permissions: ['VIEW_ALL_STAFF'],
      demands_second_factor: false,
    };
    expect((await ask('STORE_OWNER', 'POST', 'role', { body })).json).toEqual(body);
    const again = await ask('STORE_OWNER', 'POST', 'role', { body });
    expect(again.json.errors).toEqual([{ path: '/code', code: 'unique' }]);
    const isColleague = eq(staffTable.id, services.store.staff.STAFF.id);
    await services.database.db.update(staffTable).set({ role: code }).where(isColleague);
    expect((await ask('STAFF', 'GET', `staff/${ids.stranger}`)).status).toBe(200);
    await ask('STORE_OWNER', 'PUT', `role/${code}`, { body: { permissions: [] } });
    expect((await ask('STAFF', 'GET', `staff/${ids.stranger}`)).status).toBe(403);
    const { json } = await ask('STAFF', 'GET', 'grouped_role_permissions');
    expect(json[code]).toEqual([]);
    expect(json.STAFF[0]).toMatchObject({ permission: { right: json.STAFF[0].permission_id } });
    const refused = await ask('STORE_OWNER', 'DELETE', `role/${code}`);
    expect(refused.status).toBe(409);
    expect(refused.json.errors).toEqual([{ path: '/code', code: 'held', params: { count: 1 } }]);
    await services.database.db.update(staffTable).set({ role: 'STAFF' }).where(isColleague);
    expect((await ask('STORE_MANAGER', 'DELETE', `role/${code}`)).status).toBe(403);
    expect((await ask('STORE_OWNER', 'DELETE', `role/${code}`)).json).toMatchObject({ code });
    expect((await ask('STORE_OWNER', 'DELETE', `role/${code}`)).status).toBe(404);
  });

  test('updates and deletions require the current version', async () => {
    const code = unique();
    const body = { code, code_text: 'Versioned', permissions: [] };
    const { headers } = await ask('STORE_OWNER', 'POST', 'role', { body });
    const based = (etag = '') => ({ headers: { 'if-match': etag } });
    const put = (etag?: string) =>
      ask('STORE_OWNER', 'PUT', `role/${code}`, { body: { code_text: 'Other' }, ...based(etag) });
    const changed = await put(headers.etag);
    expect(changed.status).toBe(200);
    expect((await put(headers.etag)).status).toBe(412);
    expect((await ask('STORE_OWNER', 'DELETE', `role/${code}`, based(headers.etag))).status).toBe(412);
    const { json } = await ask('STORE_OWNER', 'GET', 'role');
    const listed = (json as { code: string; _etag: string }[]).find((role) => role.code === code);
    expect(listed?._etag).toBe(changed.headers.etag);
    expect((await ask('STORE_OWNER', 'DELETE', `role/${code}`, based(listed?._etag))).status).toBe(200);
  });

  test.each([
    ['an invalid code', { code: 'with space', code_text: 'A', permissions: [] }, '/code'],
    ['no name', { code: 'NAMELESS', code_text: ' ', permissions: [] }, '/code_text'],
    ['an unknown right', { code: 'FLYER', code_text: 'A', permissions: ['FLY'] }, '/permissions/0'],
    ['an unknown property', { code: 'ODD', code_text: 'A', permissions: [], store_id: '1' }, '/store_id'],
  ])('rejects %s', async (_, body, path) => {
    const { status, json } = await ask('STORE_OWNER', 'POST', 'role', { body });
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path }));
  });

  test('an owner keeps all rights, since nobody could restore them', async () => {
    const put = (permissions: string[]) =>
      ask('STORE_OWNER', 'PUT', 'role/STORE_OWNER', { body: { permissions } });
    expect((await put(['VIEW_ROLES_AND_PERMISSIONS', 'EDIT_ROLES_AND_PERMISSIONS'])).status).toBe(403);
    expect((await put([...roleRights.STORE_OWNER])).status).toBe(200);
  });

  test('returns 404 for an unknown role', async () => {
    expect((await ask('ADMIN', 'PUT', 'role/NOBODY', { body: { code_text: 'A' } })).status).toBe(404);
  });
});

test('the last owner can be neither voided nor demoted', async () => {
  const { id } = services.store.staff.STORE_OWNER;
  const ofStore = eq(staffTable.store_id, services.store.id);
  const others = and(ofStore, eq(staffTable.role, 'STORE_OWNER'), ne(staffTable.id, id));
  await services.database.db.update(staffTable).set({ is_voided: true }).where(others);
  for (const role of roles) {
    for (const body of [{ is_voided: true }, { role: 'STAFF' }]) {
      expect((await ask(role, 'PUT', `location/${ids.home}/staff/${id}`, { body })).status).toBe(
        role === 'ADMIN' ? 422 : 403,
      );
    }
  }
});
