import { eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { staffCalls } from '../../../../src/schemas/staff/calls.ts';
import { mayResetSecondFactor } from '../../../../src/schemas/staff/staffAccess.ts';
import { ready } from '../../../core/access.ts';
import type { GuardOptions } from '../../guard.ts';
import { checkId } from '../../../core/checkId.ts';
import { forbidden, notFound } from '../../../core/problem.ts';
import { updateVersioned } from '../../../core/records/version.ts';
import { serve } from '../../../core/routes/serve.ts';
import type { Scope } from '../../../core/scope.ts';
import { queueMail, renderSystemMail } from '../../../mailQueue/index.ts';
import type { Live } from '../../../core/live/live.ts';
import { staff } from '../../tables.ts';
import { readStore } from '../../../store/index.ts';
import { remove } from './factors.ts';
import { textsIn } from './texts.ts';

export interface ResetOptions extends Pick<GuardOptions, 'identity'> {
  live: Pick<Live, 'end'>;
}

/**
 * Removes the second factor of a staff member who lost it; their sessions end and they get an email (contract 1 §7).
 */
export async function resetSecondFactor(app: FastifyInstance, { identity, live }: ResetOptions) {
  serve(app, staffCalls.resetSecondFactor, async ({ scope, who, params }) => {
    const staffId = checkId(params.staffId);
    const where = eq(staff.id, staffId);
    const [person] = await scope.select(staff, getTableColumns(staff), { where });
    if (!person) throw notFound();
    if (!mayResetSecondFactor(who, person)) throw forbidden();
    const { accounts } = await ready(identity);
    await scope.transaction(async (own) => {
      await own.select(staff, { id: staff.id }, { where, lock: true });
      await remove(own, staffId, who.staff_id);
      await updateVersioned(own, staff, [staffId], who.staff_id, { sessions_valid_from: new Date() });
      await emailStaffMember(own, person);
      own.afterCommit(() => live.end(scope.store.id, staffId));
    });
    const { tenant_id } = await readStore(scope);
    if (person.uid) await accounts.revokeSessions(tenant_id, person.uid).catch(() => undefined);
    return { id: staffId, second_factor_date: null };
  });
}

async function emailStaffMember(
  scope: Scope,
  { email, first_name, settings }: typeof staff.$inferSelect,
): Promise<void> {
  const language = settings.default_locale;
  const { subject, gone, next, footer } = textsIn(language);
  const store = await readStore(scope);
  const mail = renderSystemMail({
    language,
    store: store.name,
    subject: subject(store.name),
    parts: [gone(first_name), next],
    footer,
  });
  const sender = { fromName: store.name, replyTo: store.email };
  await queueMail(scope, { kind: 'second-factor-reset', to: [{ address: email }], ...sender, ...mail });
}
