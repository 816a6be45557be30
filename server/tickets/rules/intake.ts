import { inArray } from 'drizzle-orm';
import type { Condition } from '../../../src/schemas/tickets/condition.ts';
import {
  formByKey,
  intakeFields,
  requirementOf,
  type ChecklistItem,
  type IntakeField,
  type IntakeForm,
} from '../../../src/schemas/tickets/intakeRules.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { devices } from '../tables.ts';
import { currentRules, formOfProduct, rulesIn } from './rules.ts';

/** Origins of which the customer is not at the counter and cannot sign. */
const unsigned: Ticket['origin'][] = ['MAIL_IN', 'OWN_STOCK'];

/** Throws if a new device lacks what its form requires, or has what it hides. */
export async function checkIntake(scope: Scope, ticket: Ticket, deviceIds: string[]): Promise<void> {
  const { rules } = await currentRules(scope);
  const rows = await scope.select(
    devices,
    { id: devices.id, product_id: devices.product_id },
    { where: inArray(devices.id, deviceIds) },
  );
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  const errors: ValidationError[] = [];
  for (const [index, device] of ticket.new_devices.entries()) {
    const path = `/new_devices/${index}`;
    const form = await formOfProduct(scope, rules, products.get(deviceIds[index]!) ?? null);
    const values = { ...device, signature: ticket.signature };
    for (const field of intakeFields) {
      const isOfTicket = field === 'signature';
      if (isOfTicket && (ticket.devices?.length > 0 || unsigned.includes(ticket.origin))) continue;
      const code = fieldError(form, field, values);
      if (code) errors.push({ path: isOfTicket ? '/signature' : `${path}/${field}`, code });
    }
    if (device.condition)
      errors.push(
        ...(await conditionErrors(scope, device.condition)).map((error) => ({
          ...error,
          path: `${path}/condition${error.path}`,
        })),
      );
  }
  if (errors.length > 0) throw invalid(uniqueErrors(errors));
}

function fieldError(
  form: IntakeForm | undefined,
  field: IntakeField,
  values: Partial<Record<IntakeField, unknown>>,
): string | undefined {
  if (!(field in values)) return undefined;
  const value = values[field] ?? null;
  // An empty list of things left says that nothing is; an empty list of photos says nothing.
  const isMissing = value === null || value === '' || (field === 'photos' && isEmptyList(value));
  const rule = requirementOf(form, field);
  if (rule === 'REQUIRED' && isMissing && !(field === 'condition' && !form?.items?.length)) return 'required';
  return rule === 'HIDDEN' && !isMissing && !isEmptyList(value) ? 'hidden' : undefined;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const uniqueErrors = (errors: ValidationError[]) =>
  errors.filter(
    ({ path, code }, index) =>
      errors.findIndex((other) => other.path === path && other.code === code) === index,
  );

/** Returns what is wrong with answers: version, form or points that do not exist, points without an answer. */
export async function conditionErrors(
  scope: Scope,
  { version, form: key, answers }: Condition,
): Promise<ValidationError[]> {
  const rules = await rulesIn(scope, version);
  const form = rules && formByKey(rules, key);
  if (!form) return [{ path: rules ? '/form' : '/version', code: 'reference' }];
  const items: ChecklistItem[] = form.items ?? [];
  const known = new Set(items.map(({ _key }) => _key));
  const answered = new Map(answers.map((answer) => [answer.item, answer]));
  const unknown = answers.flatMap(({ item }, index) =>
    known.has(item) ? [] : [{ path: `/answers/${index}/item`, code: 'reference' }],
  );
  const isOpen = items.some(
    ({ _key = '', answer = 'STATE' }) => answer === 'STATE' && !answered.get(_key)?.state,
  );
  return [...unknown, ...(isOpen ? [{ path: '/answers', code: 'required' }] : [])];
}
