import type { Account, Accounts, NewAccount } from '../../server/staff/identity/accounts.ts';
import type { Mail, Mailer } from '../../server/mailQueue/mail.ts';

export interface KnownAccount extends Account {
  password: string | undefined;
  sessionsRevoked: number;
}

export interface FakeAccounts extends Accounts {
  known: Map<string, KnownAccount>;
}

/** An in-memory account service. */
export function fakeAccounts(): FakeAccounts {
  const known = new Map<string, KnownAccount>();
  const change = (uid: string, changes: Partial<KnownAccount>) => {
    const account = known.get(uid);
    if (!account) throw new Error('USER_NOT_FOUND');
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    Object.assign(account, Object.fromEntries(given));
  };
  return {
    known,
    ensureTenant: async () => {},
    create: async (_, account: NewAccount) => {
      known.set(account.uid, { disabled: false, ...account, sessionsRevoked: 0 });
    },
    get: async (_, uid) => known.get(uid),
    update: async (_, uid, changes) => change(uid, changes),
    revokeSessions: async (_, uid) =>
      change(uid, { sessionsRevoked: (known.get(uid)?.sessionsRevoked ?? 0) + 1 }),
    delete: async (_, uid) => {
      known.delete(uid);
    },
    createSignIn: async (_, uid, claims) => JSON.stringify({ uid, claims }),
  };
}

/** A mailer that keeps emails instead of sending them. */
export function fakeMailer(): Mailer & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
      return { refused: [] };
    },
    close: () => undefined,
  };
}
