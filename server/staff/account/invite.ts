import { eq } from 'drizzle-orm';
import { queueMail, renderSystemMail } from '../../mailQueue/index.ts';
import type { Scope } from '../../core/scope.ts';
import { staff } from '../tables.ts';
import { readStore } from '../../store/index.ts';
import { issueCode } from './codes.ts';
import { textsIn } from './passwordTexts.ts';

/** Returns the URL of a store's admin for the store's domain. */
export type OriginOf = (domain: string) => string;

const hour = 3_600_000;

/** Emails an invitation to a staff member: a code valid for seven days and the link to choose a password. */
export const invite = (originOf: OriginOf, scope: Scope, staffId: string): Promise<void> =>
  sendCode(originOf, scope, staffId, 'invitation', 7 * 24 * hour);

/** Emails a code valid for one hour to a staff member who forgot the password. */
export const sendReset = (originOf: OriginOf, scope: Scope, staffId: string): Promise<void> =>
  sendCode(originOf, scope, staffId, 'reset', hour);

async function sendCode(
  originOf: OriginOf,
  scope: Scope,
  staffId: string,
  kind: 'invitation' | 'reset',
  lifetime: number,
): Promise<void> {
  const { email, first_name, settings } = staff;
  const [person] = await scope.select(
    staff,
    { email, first_name, settings },
    { where: eq(staff.id, staffId) },
  );
  if (!person) return;
  const store = await readStore(scope);
  const language = person.settings.default_locale;
  const text = textsIn(language)[kind];
  const search = new URLSearchParams({ email: person.email });
  await scope.transaction(async (own) => {
    const code = await issueCode(own, staffId, kind, lifetime);
    const mail = renderSystemMail({
      language,
      store: store.name,
      subject: text.subject(store.name),
      parts: [text.intro(person.first_name), { code }, text.code],
      link: { label: text.link, url: `${originOf(store.domain)}/confirm-code?${search}#${code}` },
      footer: text.footer,
    });
    const sender = { fromName: store.name, replyTo: store.email };
    await queueMail(own, { kind, to: [{ address: person.email }], ...sender, ...mail, isSecret: true });
  });
}
