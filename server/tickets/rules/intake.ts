import { inArray } from 'drizzle-orm';
import type { Condition } from '../../../src/schemas/tickets/condition.ts';
import {
  formByKey,
  requirementOf,
  signatureRule,
  termsFor,
  type ChecklistItem,
  type IntakeForm,
  type Requirement,
} from '../../../src/schemas/tickets/intakeRules.ts';
import type { NewTicketDevice, Ticket } from '../../../src/schemas/tickets/tickets.ts';
import type { ValidationError } from '../../../src/schemas/validate.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import type { Secrets } from '../../core/secrets.ts';
import { isWithoutVisit } from '../origins.ts';
import { devices } from '../tables.ts';
import { currentRules, formOfProduct, rulesIn } from './rules.ts';

const deviceFields = ['condition', 'photos', 'passcode', 'left_items'] as const;
type DeviceField = (typeof deviceFields)[number];

/**
 * Throws if a new device lacks what its form requires, or has what it hides. Without a key for passcodes, none can be
 * required.
 */
export async function checkIntake(
  scope: Scope,
  ticket: Ticket,
  deviceIds: string[],
  { isEncrypting }: Pick<Secrets, 'isEncrypting'>,
): Promise<void> {
  const { rules } = await currentRules(scope);
  const rows = await scope.select(
    devices,
    { id: devices.id, product_id: devices.product_id },
    { where: inArray(devices.id, deviceIds) },
  );
  const products = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  const errors: ValidationError[] = [];
  const forms: (IntakeForm | undefined)[] = [];
  for (const [index, device] of ticket.new_devices.entries()) {
    const path = `/new_devices/${index}`;
    const form = await formOfProduct(scope, rules, products.get(deviceIds[index]!) ?? null);
    forms.push(form);
    for (const field of deviceFields) {
      const code = fieldError(form, field, device);
      if (code === 'required' && field === 'passcode' && !isEncrypting) continue;
      if (code) errors.push({ path: `${path}/${field}`, code });
    }
    if (device.condition)
      errors.push(
        ...(await conditionErrors(scope, device.condition)).map((error) => ({
          ...error,
          path: `${path}/condition${error.path}`,
        })),
      );
  }
  const isSigned = ticket.devices?.length > 0 || isWithoutVisit(ticket);
  // Without terms there is nothing to sign.
  const code =
    isSigned || !termsFor(rules, 'INTAKE', 'en')
      ? undefined
      : ruleError(signatureRule(forms), { isMissing: !ticket.signature, isGiven: Boolean(ticket.signature) });
  if (code) errors.push({ path: '/signature', code });
  if (errors.length > 0) throw invalid(errors);
}

function fieldError(
  form: IntakeForm | undefined,
  field: DeviceField,
  device: Partial<Pick<NewTicketDevice, DeviceField>>,
): string | undefined {
  const value = device[field];
  if (value === undefined) return undefined;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  // An empty list of things left says that nothing is; an empty list of photos says nothing.
  const isMissing = value === null || (field === 'photos' && isEmptyList);
  const isAsked = field !== 'condition' || (form?.items?.length ?? 0) > 0;
  return ruleError(requirementOf(form, field), {
    isMissing: isMissing && isAsked,
    isGiven: value !== null && !isEmptyList,
  });
}

function ruleError(rule: Requirement, { isMissing, isGiven }: { isMissing: boolean; isGiven: boolean }) {
  if (rule === 'REQUIRED' && isMissing) return 'required';
  return rule === 'HIDDEN' && isGiven ? 'hidden' : undefined;
}

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
