import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { StoredMail } from '../../../src/schemas/mail/mail.ts';
import { invalid, Problem } from '../../core/problem.ts';
import { isFirstTime } from '../../core/records/isFirstTime.ts';
import type { Scope } from '../../core/scope.ts';
import { appointments } from '../../appointments/index.ts';
import { customers } from '../../customers/index.ts';
import { storedMail, strangersIn } from '../../mail/index.ts';
import { type LimitMails, mailFiles, mails, queueMail, renderSystemMail } from '../../mailQueue/index.ts';
import { languageOf } from '../../staff/index.ts';
import { readStore } from '../../store/index.ts';
import type { ShippingCall } from '../shippingOptions.ts';
import { readFile } from './files.ts';
import { readLabelled, type LabelledShipment } from './label.ts';
import { textsIn } from './mailTexts.ts';

interface Mailing {
  /** Defaults to the customer's address. */
  to?: string | undefined;
  /** Idempotency key of the client. */
  key?: string | undefined;
  limit: LimitMails;
}

/** Emails a label as PDF to the person who sends the package. */
export async function mailLabel(
  call: ShippingCall,
  labelId: string,
  { to, key, limit }: Mailing,
): Promise<StoredMail> {
  const { scope, who } = call;
  const row = await readLabelled(scope, labelId);
  if (row.is_voided) throw new Problem(409, 'The label was voided.', [{ path: '', code: 'voided' }]);
  const address = to ?? (await addressOf(scope, row));
  if (!address) throw invalid([{ path: '/to', code: 'required' }]);
  const [sent] = key ? await scope.select(mails, { id: mails.id }, { where: eq(mails.key, key) }) : [];
  const bindKey = async (own: Scope) => key && isFirstTime(own, key, 'labels/mail', labelId, to);
  if (sent) {
    await scope.transaction(bindKey);
    return storedMail(scope, sent.id);
  }
  const strangers = to
    ? await strangersIn(scope, who, { to: [{ address: to }], cc: [], bcc: [], reply_to: null })
    : [];
  if (strangers.length > 0) throw invalid([{ path: '/to', code: 'stranger' }]);
  await limit(who, 1);
  const content = await readFile(scope, call, labelId, 'pdf');
  const [store, language] = await Promise.all([readStore(scope), languageOf(scope, who.staff_id)]);
  const texts = textsIn(language);
  const { name } = row.is_return ? row.ship_from : row.ship_to;
  const mail = renderSystemMail({
    language,
    store: store.name,
    subject: texts.subject(store.name),
    parts: [
      texts.hello(name),
      texts.text,
      ...(row.tracking_number ? [texts.number(row.tracking_number)] : []),
    ],
    footer: texts.footer,
  });
  const file = { id: randomUUID(), filename: `label-${row.tracking_number ?? row.id}.pdf` };
  const id = await scope.transaction(async (own) => {
    await bindKey(own);
    const about = { content_type: 'application/pdf', bytes: content.length, created_by: who.staff_id };
    await own.insert(mailFiles, [{ ...file, ...about, content }]);
    return queueMail(own, {
      kind: 'label',
      ...(key && { key }),
      to: [{ address }],
      attachments: [{ filename: file.filename, contentType: 'application/pdf', file_id: file.id }],
      customerId: row.customer_id,
      appointmentId: row.appointment_id,
      locationId: row.location_id,
      fromName: store.name,
      replyTo: store.email,
      by: who.staff_id,
      ...mail,
    });
  });
  return storedMail(scope, id);
}

async function addressOf(
  scope: Scope,
  { customer_id, appointment_id }: LabelledShipment,
): Promise<string | undefined> {
  if (customer_id) {
    const where = eq(customers.id, customer_id);
    const [customer] = await scope.select(customers, { email: customers.email }, { where });
    return customer?.email ?? undefined;
  }
  if (!appointment_id) return undefined;
  const where = eq(appointments.id, appointment_id);
  const [booking] = await scope.select(appointments, { email: appointments.customer_email }, { where });
  return booking?.email ?? undefined;
}
