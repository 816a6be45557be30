import type { Condition } from '../../src/schemas/tickets/condition.ts';
import type { IntakeRules } from '../../src/schemas/tickets/intakeRules.ts';
import type { LeftItem } from '../../src/schemas/tickets/leftItems.ts';
import type { Db } from '../core/database.ts';
import { intakeRules } from '../tickets/index.ts';
import { insert } from './insert.ts';

const FORM = 'phone';

const points = [
  ['screen', 'Screen', 'Écran'],
  ['frame', 'Frame and back', 'Cadre et dos'],
  ['buttons', 'Buttons', 'Boutons'],
  ['cameras', 'Cameras', 'Caméras'],
  ['charging', 'Charging', 'Recharge'],
  ['sound', 'Speaker and microphone', 'Haut-parleur et micro'],
] as const;

const reason = (en: string, fr: string) => ({ _key: en.toLowerCase().replaceAll(/\W+/g, '-'), en, fr });

/** An entry of a list with its key. */
const keyed = <T extends object>(_key: string, entry: T): T & { _key: string } => ({ _key, ...entry });

/** A checklist for phones that hides nothing and requires nothing, terms, and reasons. */
const rules: IntakeRules = {
  intakeForms: {
    forms: [
      keyed(FORM, {
        name: 'Phones and tablets',
        categories: [],
        items: points.map(([key, en, fr]) => keyed(key, { en, fr, answer: 'STATE' as const })),
        condition: 'OPTIONAL',
        photos: 'OPTIONAL',
        passcode: 'OPTIONAL',
        left_items: 'OPTIONAL',
        signature: 'OPTIONAL',
      }),
    ],
  },
  terms: {
    intake: {
      en: '<p>We repair with care, but data may be lost: please keep a backup.</p><p>Devices that are not picked up within 90 days may be recycled.</p>',
      fr: '<p>Nous réparons avec soin, mais des données peuvent être perdues : veuillez garder une copie.</p><p>Un appareil qui n’est pas repris dans les 90 jours peut être recyclé.</p>',
    },
    pickup: {
      en: '<p>I have received my device and what was left with it.</p>',
      fr: '<p>J’ai reçu mon appareil et ce qui avait été laissé avec lui.</p>',
    },
  },
  reasons: {
    waiting: [
      reason('Waiting for approval', 'En attente de l’accord'),
      reason('Passcode is missing', 'Le code manque'),
    ],
    declined: [reason('Too expensive', 'Trop cher'), reason('Buys a new device', 'Achète un autre appareil')],
    not_repairable: [
      reason('Water damage', 'Dégât d’eau'),
      reason('Part is no longer made', 'Pièce plus fabriquée'),
    ],
    going_back: [reason('Fault is back', 'La panne est revenue'), reason('Wrong step', 'Mauvaise étape')],
  },
};

/** Adds the rules of the intake in their first version. */
export const addIntakeRules = (
  db: Db,
  by: { store_id: string; created_by: string | null; created_date: Date },
) => insert(db, intakeRules, [{ ...by, version: 1, rules }]);

/** Every second device has a filled-in checklist, most with one fault. */
export const conditionOf = (index: number): Condition | null =>
  index % 2
    ? null
    : {
        version: 1,
        form: FORM,
        answers: points.map(([item], point) => {
          const isFaulty = (index / 2) % (points.length + 2) === point;
          return { item, state: isFaulty ? 'FAULT' : 'OK', text: isFaulty ? 'Worn, see the photos' : null };
        }),
      };

/** What is left with every fourth device; given back with it. */
export const leftItemsOf = (index: number, returned: Date | undefined, by: string): LeftItem[] =>
  index % 4
    ? []
    : ['Charger', 'Case'].slice(index % 8 ? 1 : 0).map((name, at) => ({
        number: at + 1,
        name,
        returned_date: returned?.toISOString() ?? null,
        returned_by: returned ? by : null,
      }));
