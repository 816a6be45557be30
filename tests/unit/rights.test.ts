import { expect, test } from 'vitest';
import { can, type AccessRule, type Action, type Who } from '../../src/schemas/can.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';
import { roleRights, roles, type Role } from '../../src/schemas/rights.ts';

const actions: Action[] = ['list', 'one', 'create', 'update', 'delete'];

/** The values to which rules restrict records. */
const own = { location_id: 1, staff_id: 'self' };

const as = (role: Role): Who => ({ ...own, store_id: 'store', role, rights: roleRights[role] });

const named: Record<string | number, string> = { [own.location_id]: 'own', [own.staff_id]: 'self' };

/** `update`, or `update@own` for some records only; undefined if the role may not. */
function allowed(role: Role, name: string, rule: AccessRule | undefined): string | undefined {
  const verdict = can(as(role), 'list', { access: { list: rule } });
  if (typeof verdict === 'boolean') return verdict ? name : undefined;
  const values = [verdict].flat().flatMap((one) => Object.values(one) as (string | number)[]);
  return `${name}@${[...new Set(values)].map((value) => named[value] ?? value).join('+')}`;
}

const rulesOf = <T>(declared: Record<string, T> = {}, ruleOf: (one: T) => AccessRule) =>
  Object.entries(declared).map(([name, one]) => [name, ruleOf(one)] as const);

function rightsOf({ access, steps, optionalFields, fieldAccess }: Model, role: Role): string {
  const groups = {
    '': actions.map((action) => [action, access[action]] as const),
    '; steps ': rulesOf(steps, (step) => step.access),
    '; reads ': [
      ...rulesOf(optionalFields, (field) => field.access),
      ...rulesOf(fieldAccess, (field) => field.read),
    ],
  };
  return Object.entries(groups)
    .map(([title, rules]) => {
      const words = rules.flatMap(([name, rule]) => allowed(role, name, rule) ?? []);
      return words.length > 0 ? title + words.join(' ') : '';
    })
    .join('');
}

const tableOf = (model: Model): string =>
  [model.name, ...roles.map((role) => `  ${role.padEnd(14)} ${rightsOf(model, role)}`.trimEnd())].join('\n');

const heading = `Who may do what: actions, steps and restricted properties of all models, by built-in role.
@own: records of the own location; @self: own records. Without a record, as menu and lists ask.
Derived from the models by npm run rights.`;

test('docs/rights.txt lists the rights of all models, so that a change of them is reviewed', async () => {
  const table = (Object.values(models) as Model[]).map(tableOf);
  await expect([heading, ...table].join('\n\n') + '\n').toMatchFileSnapshot('../../docs/rights.txt');
});
