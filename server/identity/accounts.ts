export type Claims = Record<string, string>;

export interface Account {
  uid: string;
  email: string | undefined;
  displayName: string | undefined;
  disabled: boolean;
  claims: Claims;
}

export interface NewAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  claims: Claims;
}

export interface AccountChanges {
  email?: string;
  password?: string;
  disabled?: boolean;
  claims?: Claims;
}

/** The accounts that staff sign in with; every store is a tenant of its own. */
export interface Accounts {
  /** Makes the tenant, or brings an existing one up to date. */
  ensureTenant(tenantId: string, name: string): Promise<void>;
  /** Adds accounts; throws when one of them cannot be made. */
  create(tenantId: string, accounts: NewAccount[]): Promise<void>;
  get(tenantId: string, uid: string): Promise<Account | undefined>;
  update(tenantId: string, uid: string, changes: AccountChanges): Promise<void>;
  /** Ends all sessions of the account: none of them gets a fresh token. */
  revokeSessions(tenantId: string, uid: string): Promise<void>;
  delete(tenantId: string, uid: string): Promise<void>;
}

/** The identity service refuses; `code` is its own word, such as EMAIL_EXISTS or USER_NOT_FOUND. */
export class AccountError extends Error {
  readonly code: string;

  constructor(message: string) {
    super(message);
    this.code = /^\w+/.exec(message)?.[0] ?? 'UNKNOWN';
  }
}
