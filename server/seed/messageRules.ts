import type { messageRules, messageTemplates } from '../messageRules/index.ts';
import type { DemoStore } from './data/stores.ts';
import { pastMoment } from './days.ts';
import { uuidOf } from './random.ts';
import { storeIdOf } from './stores.ts';

type Rule = typeof messageRules.$inferInsert;
type Template = typeof messageTemplates.$inferInsert;

interface Text extends Pick<Template, 'text_en' | 'text_fr'>, Pick<Rule, 'event' | 'mode'> {
  name: string;
}

const texts: Text[] = [
  {
    name: 'Taken in',
    event: 'CHECKED_IN',
    mode: 'OFF',
    text_en: '{store.name}: we have your {ticket.devices} (ticket {ticket.number}). {ticket.link}',
    text_fr: '{store.name} : nous avons votre {ticket.devices} (billet {ticket.number}). {ticket.link}',
  },
  {
    name: 'A question about the repair',
    event: 'WAITING_CUSTOMER',
    mode: 'ASK',
    text_en:
      'Hello {customer.first_name}, we need your answer about your {ticket.devices}. Call us at {location.phone}, or reply. {ticket.link}',
    text_fr:
      'Bonjour {customer.first_name}, il nous faut votre accord pour votre {ticket.devices}. Appelez au {location.phone} ou répondez. {ticket.link}',
  },
  {
    name: 'Ready for pickup',
    event: 'READY',
    mode: 'ASK',
    text_en:
      'Hello {customer.first_name}, your {ticket.devices} is ready at {location.name}, {location.address}. Due: {ticket.due}. {ticket.link}',
    text_fr:
      'Bonjour {customer.first_name}, vous pouvez reprendre votre {ticket.devices} à {location.name}, {location.address}. Solde : {ticket.due}. {ticket.link}',
  },
];

const templateId = (store: DemoStore, name: string) => uuidOf(`${store.key}/message template/${name}`);

const common = (store: DemoStore) => ({
  store_id: storeIdOf(store),
  created_date: pastMoment(1),
  modified_date: pastMoment(1),
});

/** Templates of messages about tickets. */
export const buildMessageTemplates = (store: DemoStore): Template[] =>
  texts.map(({ name, text_en, text_fr }) => ({
    id: templateId(store, name),
    name,
    text_en,
    text_fr,
    is_voided: false,
    ...common(store),
  }));

/** A rule for each template, of all locations. */
export const buildMessageRules = (store: DemoStore): Rule[] =>
  texts.map(({ name, event, mode }) => ({
    id: uuidOf(`${store.key}/message rule/${name}`),
    event,
    mode,
    channel: 'CUSTOMER',
    template_id: templateId(store, name),
    ...common(store),
  }));
