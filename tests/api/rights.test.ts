import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs, shipments, staff as staffTable } from '../../server/tables.ts';
import { fillPath } from '../../src/schemas/endpoint.ts';
import { allHours } from '../../src/schemas/locations/hours.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';
import { addLookups, beginImport, book, newBooking, offer, tellStaff, writeToStore } from './booking.ts';
import { addCustomer } from './people.ts';
import { addFailedMail, newMail, newMailing } from './mails.ts';
import { add } from './samples.ts';
import { estimateRequest, offerRates, ratesRequest, shippingAddress } from './shipping.ts';
import { addRate, addShipment } from './shipments.ts';
import { multipart, png, startApp, type AskOptions, type TestApp, type TestStore } from './support.ts';

type Values = Record<string, unknown>;
type Ids = Record<
  | 'home'
  | 'away'
  | 'brand'
  | 'addon'
  | 'category'
  | 'deletedCategory'
  | 'product'
  | 'repair'
  | 'import'
  | 'job'
  | 'booking'
  | 'customer'
  | 'address'
  | 'double'
  | 'email'
  | 'merge'
  | 'colleague'
  | 'stranger'
  | 'notification'
  | 'message'
  | 'request'
  | 'awayRequest'
  | 'template'
  | 'mail'
  | 'mailing'
  | 'rate'
  | 'subscriber'
  | 'shipment'
  | 'label'
  | 'labelled',
  string | number
>;

interface Row {
  /** What is done, where one route serves several things. */
  about?: string;
  /** The roles that may: A ADMIN, O STORE_OWNER, M STORE_MANAGER, S STAFF. */
  may: string;
  id?: keyof Ids | 'self';
  /** Other parts of the path. */
  path?: Values;
  query?: string | ((ids: Ids) => string);
  body?: (ids: Ids) => object | Promise<object>;
  form?: (ids: Ids) => AskOptions;
}

const everybody = 'AOMS';
const catalog = 'AOM';
const asPrinted = { label_format: 'pdf', label_layout: '4x6' };
const inEnglish = { locale: 'en' };

const person = (location: 'home' | 'away', values: Values = {}) => ({
  about: `somebody ${location}`,
  path: { location },
  body: (ids: Ids) => ({
    first_name: 'Mara',
    last_name: 'Lind',
    email: `${crypto.randomUUID()}@first.example`,
    location_id: ids[location],
    ...values,
  }),
});

const place = () => ({
  location_name: 'East',
  email: 'east@first.example',
  country: 'CA',
  state: 'ON',
  city: 'Ottawa',
  postcode: 'K1A 0A1',
  address_1: '2 Main Street',
  timezone: 'America/Toronto',
});

const emptyPage = JSON.stringify({ root: {}, content: [] });
const template = () => multipart(undefined, { field: 'template', name: 'about.json', content: emptyPage });

const letterFrom = (all: Ids, from?: 'home' | 'away') =>
  multipart(newMail({ location_id: from ? all[from] : null }));

const mailingFrom = ({ subscriber, ...all }: Ids, from?: 'home' | 'away') =>
  multipart(newMailing([String(subscriber)], { location_id: from ? all[from] : null }));

const repairOf = ({ product }: Ids) => ({ product_id: product, title: crypto.randomUUID(), duration: '1 h' });

const bookingAt = (location: 'home' | 'away', type: string) => ({
  about: `a ${type} ${location}`,
  path: { location },
  body: ({ repair }: Ids) => ({ ...newBooking(String(repair)), type }),
});

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
const unique = () => `ROLE_${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** Who may call what: every route of the services has to be here. */
const table: Record<string, Row | Row[] | 'public'> = {
  'GET /docs/openapi.json': 'public',
  'GET /healthz': 'public',
  'GET /readyz': 'public',
  'GET /dc/files/:name': 'public',
  'GET /dc/store/domain/:domain': 'public',
  'GET /dc/store/:storeId/config': 'public',
  'POST /dc/store/:storeId/reset_password': 'public',
  'POST /bdpwr/v1/set-password': 'public',
  'POST /dc/webhooks/shipping': 'public',
  'GET /dc/translation/dashboard/:locale': 'public',

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
    { may: everybody, about: 'somebody home', id: 'colleague' },
    { may: 'AO', about: 'somebody away', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:id/history': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: everybody, about: 'somebody home', id: 'colleague' },
    { may: 'AO', about: 'somebody away', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:staffId/permissions': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: 'AO', about: 'somebody away', id: 'stranger' },
  ],
  'GET /dc/store/:storeId/staff/:staffId/settings': [
    { may: everybody, about: 'oneself', id: 'self' },
    { may: 'AO', about: 'somebody away', id: 'stranger' },
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
      about: 'somebody with a right that a manager lacks',
    },
  ],
  'PUT /dc/store/:storeId/location/:location_id/staff/:id': [
    { may: everybody, about: 'the own name', id: 'self', body: () => ({ first_name: crypto.randomUUID() }) },
    { may: '', about: 'the own role', id: 'self', body: () => ({ role: 'ANOTHER' }) },
    {
      may: 'AOM',
      about: 'somebody home',
      id: 'colleague',
      body: () => ({ phone: `+1613555${String(Date.now()).slice(-4)}` }),
    },
    {
      may: 'AO',
      about: 'somebody away',
      id: 'stranger',
      path: { location: 'away' },
      body: () => ({ phone: `+1613555${String(Date.now()).slice(-4)}` }),
    },
  ],

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
  'POST /dc/store/:storeId/location': { may: 'AO', body: place },
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
  'GET /dc/store/:storeId/jobs': { may: 'AO', query: '?state=failed' },
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
  'GET /dc/store/:storeId/customer/:id/merges': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/merge/:id/undo': { may: everybody, id: 'merge' },
  'GET /dc/store/:storeId/customer/:id/consents': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/:id/consents': {
    may: everybody,
    id: 'customer',
    body: () => ({ purpose: 'TERMS', state: 'GRANTED', source: 'PHONE' }),
  },
  'POST /dc/store/:storeId/customer/:id/file': { may: everybody, id: 'customer' },
  'POST /dc/store/:storeId/customer/:id/forget': {
    may: everybody,
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
  'GET /dc/store/:storeId/mails': { may: everybody },
  'GET /dc/store/:storeId/mails/:id': { may: everybody, id: 'mail' },
  'GET /dc/store/:storeId/mails/:id/attachments/:index': { may: everybody, id: 'mail', path: { index: 0 } },
  'POST /dc/store/:storeId/mails': [
    { may: everybody, about: 'for the own location', form: (all) => letterFrom(all, 'home') },
    { may: 'AO', about: 'for another', form: (all) => letterFrom(all, 'away') },
    { may: 'AO', about: 'for the store', form: (all) => letterFrom(all) },
  ],
  'POST /dc/store/:storeId/mailings': [
    { may: everybody, about: 'for the own location', form: (all) => mailingFrom(all, 'home') },
    { may: 'AO', about: 'for another', form: (all) => mailingFrom(all, 'away') },
    { may: 'AO', about: 'for the store', form: (all) => mailingFrom(all) },
  ],
  'POST /dc/store/:storeId/mailings/preview': {
    may: everybody,
    body: ({ subscriber }) => ({ customer_ids: [subscriber] }),
  },
  'GET /dc/store/:storeId/mailings': { may: everybody },
  'GET /dc/store/:storeId/mailings/:id': { may: everybody, id: 'mailing' },
  'POST /dc/store/:storeId/mailings/:id/cancel': { may: everybody, id: 'mailing' },
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
  'DELETE /dc/store/:storeId/product/:id/categories': {
    may: catalog,
    id: 'product',
    body: ({ category }) => ({ ids: [category] }),
  },
};

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
let ids: Ids;

const ask: TestApp['ask'] = (...call) => services.ask(...call);

beforeAll(async () => {
  services = await startApp();
  await addLookups(services);
});
afterAll(() => services.close());

/** What the calls are about. */
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
  ids = {
    home,
    away,
    colleague,
    stranger,
    brand: brand?.id ?? '',
    addon: '',
    category: category?.id ?? '',
    deletedCategory: '',
    product: product?.id ?? '',
    repair: '',
    import: '',
    job: '',
    booking: '',
    customer: '',
    address: '',
    double: '',
    email: '',
    merge: '',
    notification: '',
    template: '',
    mail: '',
    mailing: '',
    rate: '',
    subscriber: '',
    shipment: '',
    label: '',
    labelled: '',
    message: '',
    request: '',
    awayRequest: '',
  };
  ids.customer = (await ask('STORE_OWNER', 'POST', 'customer', { body: customer() })).json.id;
  ids.address = (await ask('STORE_OWNER', 'POST', 'addresses', { body: addressOf(ids) })).json.id;
  ids.shipment = (await addShipment(services)).id;
  const body = [{ name: 'Case', price: 20 }];
  ids.addon = (await ask('STORE_OWNER', 'POST', '/dc/addon', { body })).json.data[0].id;
  ids.repair = await offer(services, { product_id: product?.id });
  const written = { name: 'Ready', body: '<p>Your device is ready.</p>' };
  ids.template = (await ask('STORE_OWNER', 'POST', 'mailTemplates', { body: written })).json.id;
  ids.mail = await addFailedMail(services, home);
  ids.rate = (await offerRates(services))[0]?.rate_id ?? '';
  const label = await ask('STORE_OWNER', 'POST', `/dc/labels/rates/${ids.rate}`, { body: asPrinted });
  [ids.label, ids.labelled] = [label.json.label_id, label.json.shipment_id];
  const subscriber = { ...customer(), subscriptions: ['NEWSLETTER'] };
  ids.subscriber = (await ask('STORE_OWNER', 'POST', 'customer', { body: subscriber })).json.id;
  ids.mailing = (await ask('STORE_OWNER', 'POST', 'mailings', mailingFrom(ids, 'home'))).json.id;
  await ask('STORE_OWNER', 'PUT', 'config', { body: { unknown: 'first' } });
  await ask('STORE_OWNER', 'PUT', `location/${home}/config`, { body: { unknown: 'first' } });
  await ask('STORE_OWNER', 'POST', 'template/page/asset', template());
  const words = { target_languages: ['fr'], words: ['Repair'], save_folders: ['frontend'] };
  await ask('STORE_OWNER', 'POST', '/dc/translate', { body: words });
  for (const [id, location_id] of [
    ['request', home],
    ['awayRequest', away],
  ] as const)
    ids[id] = await writeToStore(services, { location_id });
  await tellStaff(services, store);
  const { json } = await ask('STAFF', 'GET', `notifications/user/${store.staff.STAFF.id}`);
  ids.notification = json.data[0].id;
  ids.message = json.data[0].message_id;
});

beforeEach(async () => {
  await services.database.db.update(shipments).set({ is_voided: false });
  ids.booking = await book(services);
  ids.import = await beginImport(services);
  ids.job = await addJob();
  const { id } = await add(services, 'categories', { name: crypto.randomUUID() });
  await ask('STORE_OWNER', 'DELETE', 'categories', { body: { ids: [id] } });
  ids.deletedCategory = id;
  ids.email = `${crypto.randomUUID()}@customers.example`;
  ids.double = await addCustomer(services, { email: ids.email });
  ids.merge = await mergeTwo();
});

/** A job that nobody does. */
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

/** The address of a row's call as somebody of a role makes it. */
function urlOf(route: string, { id, path, query = '' }: Row, role: Role, store: TestStore): string {
  const own = services.store.staff[role].id;
  const address = fillPath(route.split(' ')[1] ?? '', {
    storeId: store.id,
    staffId: id === 'stranger' ? ids.stranger : own,
    id: id === 'self' ? own : id && ids[id],
    messageId: ids.message,
    rateId: ids.rate,
    labelId: ids.label,
    shipmentId: ids.labelled,
    location_id: path?.location === 'away' ? ids.away : ids.home,
    locationId: id === 'away' ? ids.away : ids.home,
    ...path,
  });
  return address + (typeof query === 'function' ? query(ids) : query);
}

const methodOf = (route: string) => route.split(' ')[0];

const letterOf: Record<Role, string> = { ADMIN: 'A', STORE_OWNER: 'O', STORE_MANAGER: 'M', STAFF: 'S' };

test('the table holds every route', () => {
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
    expect(isAllowed ? [200, 201] : [403], text).toContain(status);
  });
});

describe('a visitor', () => {
  test.each(cases)('$route $about is refused', async ({ route, ...row }) => {
    const url = urlOf(route, row, 'STAFF', services.store);
    const { statusCode } = await services.app.inject({
      method: methodOf(route),
      url,
      payload: await row.body?.(ids),
    });
    expect(statusCode).toBe(401);
  });
});

describe('somebody of another store', () => {
  const inStore = cases.filter(({ route }) => route.includes(':storeId'));

  test.each(inStore)('$route $about finds nothing', async ({ route, ...row }) => {
    const body = await row.body?.(ids);
    const call = (store: TestStore) =>
      ask('ADMIN', methodOf(route), urlOf(route, row, 'STAFF', store), {
        store: services.other,
        body,
        ...row.form?.(ids),
      });
    expect((await call(services.store)).status).toBe(404);
    const { text } = await call(services.other);
    for (const id of Object.values(ids)) expect(text).not.toContain(`"${id}"`);
    expect(text).not.toContain(services.store.id);
  });
});

describe('a STAFF member raises neither themselves nor others', () => {
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

  test('nor by what only the services write', async () => {
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

  test('nor takes over the sign-in of somebody who holds more', async () => {
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

  test('nor through a role', async () => {
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
  test('are listed by code and name, whatever size is asked for', async () => {
    const { json, headers } = await ask('STAFF', 'GET', 'role?page=1&rows_per_page=large');
    expect(json).toEqual(
      expect.arrayContaining([
        { code: 'STORE_OWNER', code_text: 'STORE_OWNER', _etag: expect.any(String) as unknown },
      ]),
    );
    expect(headers['x-count']).toBe(String((json as object[]).length));
    expect((await ask('STAFF', 'GET', 'role?page=1&per_page=1000000')).json).toEqual(json);
    expect((await ask('STAFF', 'GET', 'role?page=2&per_page=1000000')).json).toEqual([]);
  });

  test('a new one can be given to staff, and what it holds counts at once', async () => {
    const code = unique();
    const body = { code, code_text: 'Auditor', permissions: ['VIEW_ALL_STAFF'] };
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

  test('changes and removals are based on its version', async () => {
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
    ['a code that is none', { code: 'with space', code_text: 'A', permissions: [] }, '/code'],
    ['no name', { code: 'NAMELESS', code_text: ' ', permissions: [] }, '/code_text'],
    ['an unknown right', { code: 'FLYER', code_text: 'A', permissions: ['FLY'] }, '/permissions/0'],
    ['an unknown property', { code: 'ODD', code_text: 'A', permissions: [], store_id: '1' }, '/store_id'],
  ])('%s is refused', async (_, body, path) => {
    const { status, json } = await ask('STORE_OWNER', 'POST', 'role', { body });
    expect(status).toBe(422);
    expect(json.errors).toContainEqual(expect.objectContaining({ path }));
  });

  test('an owner keeps all rights: what is given up could not be given back', async () => {
    const put = (permissions: string[]) =>
      ask('STORE_OWNER', 'PUT', 'role/STORE_OWNER', { body: { permissions } });
    expect((await put(['VIEW_ROLES_AND_PERMISSIONS', 'EDIT_ROLES_AND_PERMISSIONS'])).status).toBe(403);
    expect((await put([...roleRights.STORE_OWNER])).status).toBe(200);
  });

  test('of nobody is not found', async () => {
    expect((await ask('ADMIN', 'PUT', 'role/NOBODY', { body: { code_text: 'A' } })).status).toBe(404);
  });
});

test('the last owner can neither be voided nor demoted, by anybody', async () => {
  const { id } = services.store.staff.STORE_OWNER;
  for (const role of roles) {
    for (const body of [{ is_voided: true }, { role: 'STAFF' }]) {
      expect((await ask(role, 'PUT', `location/${ids.home}/staff/${id}`, { body })).status).toBe(403);
    }
  }
});
