import { queueMail, renderSystemMail } from '../../mailQueue/index.ts';
import type { Scope } from '../../core/scope.ts';
import type { staff } from '../tables.ts';
import { readStore } from '../../store/index.ts';
import { accountTextsIn, type AccountTexts } from './accountTexts.ts';

type Person = Pick<typeof staff.$inferSelect, 'first_name' | 'settings'>;

interface AccountMail {
  kind: keyof AccountTexts;
  to: string;
  person: Person;
  /** The new address. */
  email?: string;
  code?: string;
}

/** Emails a staff member about a change to their account, in their language. */
export async function mailAccount(scope: Scope, { kind, to, person, email = '', code }: AccountMail) {
  const language = person.settings.default_locale;
  const text = accountTextsIn(language)[kind];
  const store = await readStore(scope);
  const mail = renderSystemMail({
    language,
    store: store.name,
    subject: text.subject(store.name),
    parts: [text.intro(person.first_name, email), ...(code ? [{ code }] : []), text.more],
    footer: text.footer,
  });
  const sender = { fromName: store.name, replyTo: store.email };
  await queueMail(scope, { kind, to: [{ address: to }], ...sender, ...mail, isSecret: Boolean(code) });
}
