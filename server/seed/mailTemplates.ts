import type { mailTemplates } from '../mail/index.ts';
import { pastMoment } from './days.ts';
import { uuidOf } from './random.ts';
import type { DemoStore } from './data/stores.ts';
import { storeIdOf } from './stores.ts';

type Text = Pick<typeof mailTemplates.$inferInsert, 'name' | 'kind' | 'language' | 'subject' | 'body'>;

const texts: Text[] = [
  {
    name: 'Device is ready',
    kind: 'TEMPLATE',
    language: 'en',
    subject: 'Your device is ready at {store.name}',
    body: '<p>Hello {customer.first_name},</p><p>Your device is repaired and waits for you at {location.name}, {location.address}.</p>',
  },
  {
    name: 'About your appointment',
    kind: 'TEMPLATE',
    language: 'en',
    subject: 'Your appointment on {appointment.date}',
    body: '<p>Hello {customer.first_name},</p><p>We expect you on {appointment.date}, {appointment.time}, for {appointment.services}.</p>',
  },
  {
    name: 'Appareil prêt',
    kind: 'TEMPLATE',
    language: 'fr',
    subject: 'Votre appareil est prêt chez {store.name}',
    body: '<p>Bonjour {customer.first_name},</p><p>Votre appareil est réparé et vous attend à {location.name}, {location.address}.</p>',
  },
  {
    name: 'Au sujet de votre rendez-vous',
    kind: 'TEMPLATE',
    language: 'fr',
    subject: 'Votre rendez-vous du {appointment.date}',
    body: '<p>Bonjour {customer.first_name},</p><p>Nous vous attendons le {appointment.date}, {appointment.time}, pour {appointment.services}.</p>',
  },
  {
    name: 'Signature',
    kind: 'SIGNATURE',
    language: 'en',
    subject: null,
    body: '<p>{staff.first_name} {staff.last_name}<br>{store.name}<br>{location.name} {location.phone}</p>',
  },
  {
    name: 'Signature (français)',
    kind: 'SIGNATURE',
    language: 'fr',
    subject: null,
    body: '<p>{staff.first_name} {staff.last_name}<br>{store.name}<br>{location.name} {location.phone}</p>',
  },
];

/** Some email templates, and a signature in each language. */
export const buildMailTemplates = (store: DemoStore): (typeof mailTemplates.$inferInsert)[] =>
  texts.map((text) => ({
    id: uuidOf(`${store.key}/mail template/${text.name}`),
    store_id: storeIdOf(store),
    is_voided: false,
    created_date: pastMoment(1),
    modified_date: pastMoment(1),
    ...text,
  }));
