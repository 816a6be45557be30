import { eq, getTableColumns } from 'drizzle-orm';
import { escapeHtml } from '../../src/schemas/markup.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import {
  mailErrors,
  mails as access,
  withoutInlineImages,
  type NewMail,
} from '../../src/schemas/mail/mail.ts';
import { signatureOf } from '../../src/schemas/mail/mailTemplates.ts';
import { dropPlaceholders, fillPlaceholders, placeholdersIn } from '../../src/schemas/mail/placeholders.ts';
import { placeholderValues, type MailContext } from '../../src/schemas/mail/placeholderValues.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { appointmentRepairs, appointments } from '../appointments/index.ts';
import { forbidden, invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { contactRequests, customers } from '../customers/index.ts';
import { locations } from '../locations/index.ts';
import { staff } from '../staff/index.ts';
import { readStore } from '../store/index.ts';
import { mailContent } from './content.ts';
import { Html, html, type NewMail as QueuedMail } from '../mailQueue/index.ts';
import { mailTemplates } from './tables.ts';

/** An email as written, without recipients. */
export type Written = Omit<NewMail, 'key' | 'to' | 'cc' | 'bcc'>;

/** A complete email: text, inline images and sender. */
export type PreparedMail = Pick<QueuedMail, 'subject' | 'text' | 'html' | 'fromName' | 'replyTo'> & {
  pictures: ReturnType<typeof mailContent>['pictures'];
};

/** Throws if the email is invalid or the staff member may not write it. */
export function checkMail(who: Who, mail: NewMail): void {
  const errors = mailErrors(mail);
  if (errors.length > 0) throw invalid(errors);
  checkLocation(who, mail.location_id);
}

function checkLocation(who: Who, location_id: number | null): void {
  if (!can(who, 'create', access, { location_id })) throw forbidden();
}

/**
 * Reads the records that the email refers to. Throws if one does not exist in the store, or is at a location for which
 * the staff member may not write.
 */
export async function contextOf(scope: Scope, who: Who, mail: Written): Promise<MailContext> {
  const [store, location, customer, appointment, request, writer] = await Promise.all([
    readStore(scope),
    find(scope, locations, mail.location_id),
    find(scope, customers, mail.customer_id),
    find(scope, appointments, mail.appointment_id),
    find(scope, contactRequests, mail.request_id),
    find(scope, staff, who.staff_id),
  ]);
  const known = {
    location_id: location,
    customer_id: customer,
    appointment_id: appointment,
    request_id: request,
  };
  const errors = Object.entries(known).flatMap(([key, found]) =>
    mail[key as keyof typeof known] !== null && !found ? [{ path: `/${key}`, code: 'reference' }] : [],
  );
  if (customer?.forgotten_date) errors.push({ path: '/customer_id', code: 'reference' });
  if (errors.length > 0) throw invalid(errors);
  for (const about of [appointment, request]) if (about) checkLocation(who, about.location_id);
  return {
    store,
    ...(location && { location }),
    ...(customer && { customer }),
    ...(appointment && { appointment: { ...appointment, repairs: await repairsOf(scope, appointment) } }),
    ...(!customer && (appointment ?? request) && { customer: customerOf(appointment ?? request) }),
    ...(writer && { staff: writer }),
  };
}

const repairsOf = (scope: Scope, { id }: { id: string }) => {
  const { product_name, repair_name, appointment_id, position } = appointmentRepairs;
  const where = eq(appointment_id, id);
  return scope.select(appointmentRepairs, { product_name, repair_name }, { where, orderBy: [position] });
};

interface CustomerDetails {
  customer_first_name: string;
  customer_last_name: string;
  customer_email: string | null;
  customer_phone: string | null;
}

const customerOf = (one: CustomerDetails | undefined) =>
  one && {
    first_name: one.customer_first_name,
    last_name: one.customer_last_name,
    email: one.customer_email,
    phone: one.customer_phone,
  };

type Table =
  | typeof locations
  | typeof customers
  | typeof appointments
  | typeof contactRequests
  | typeof staff;

async function find<T extends Table>(
  scope: Scope,
  table: T,
  id: string | number | null,
): Promise<T['$inferSelect'] | undefined> {
  if (id === null) return undefined;
  const [row] = await scope.select(table, getTableColumns(table as typeof customers), {
    where: eq(table.id, id),
    limit: 1,
  });
  return row;
}

/**
 * Fills placeholders, adds the signature and sanitizes the HTML. Throws for a placeholder without a value, unless it
 * `stays` to be filled for each recipient.
 */
export async function prepareMail(
  scope: Scope,
  mail: Written,
  context: MailContext,
  stays: (placeholder: string) => boolean = () => false,
): Promise<PreparedMail> {
  const values = placeholderValues(context, mail.language);
  const signature = mail.signature ? await readSignature(scope, mail) : '';
  const subject = fillPlaceholders(mail.subject, values);
  const body = fillPlaceholders(mail.html, values, escapeHtml);
  const errors = [
    ...unfilled('/subject', subject, stays),
    ...unfilled('/html', withoutInlineImages(body), stays),
  ];
  if (errors.length > 0) throw invalid(errors);
  // Placeholders of the signature without a value are removed.
  const below = dropPlaceholders(fillPlaceholders(signature, values, escapeHtml), stays);
  const content = mailContent(below ? `${body}<hr>${below}` : body);
  return {
    subject,
    text: content.text,
    html: page(subject, mail.language, content.html),
    pictures: content.pictures,
    fromName: context.store?.name ?? '',
    replyTo: mail.reply_to ?? context.location?.email ?? context.store?.email ?? '',
  };
}

const unfilled = (path: string, text: string, stays: (name: string) => boolean): ValidationError[] =>
  placeholdersIn(text)
    .filter((name) => !stays(name))
    .slice(0, 1)
    .map((name) => ({ path, code: 'placeholder', params: { name: `{${name}}` } }));

async function readSignature(scope: Scope, { language, location_id }: Written): Promise<string> {
  const { kind, body, is_voided, language: spoken, location_id: place } = getTableColumns(mailTemplates);
  const rows = await scope.select(
    mailTemplates,
    { kind, body, is_voided, language: spoken, location_id: place },
    { where: eq(kind, 'SIGNATURE') },
  );
  return signatureOf(rows, language, location_id)?.body ?? '';
}

const page = (subject: string, language: string, body: string) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="font: 16px/1.5 system-ui, sans-serif">
        ${new Html(body)}
      </body>
    </html>`.text;
