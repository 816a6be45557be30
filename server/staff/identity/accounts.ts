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
  disabled?: boolean;
}

export interface AccountChanges {
  email?: string;
  password?: string;
  disabled?: boolean;
  claims?: Claims;
}

/** The accounts that staff sign in with; every store is a tenant of its own. All calls throw an AccountError. */
export interface Accounts {
  /** Brings the tenant up to date; the emulator makes one that is missing. */
  ensureTenant(tenantId: string, name: string): Promise<void>;
  /** Adds an account, wholly or not at all. */
  create(tenantId: string, account: NewAccount): Promise<void>;
  get(tenantId: string, uid: string): Promise<Account | undefined>;
  update(tenantId: string, uid: string, changes: AccountChanges): Promise<void>;
  /** Ends all sessions of the account: none of them gets a fresh token. */
  revokeSessions(tenantId: string, uid: string): Promise<void>;
  delete(tenantId: string, uid: string): Promise<void>;
  /** A token to sign in with once more, as a session whose ID tokens say this besides. */
  createSignIn(tenantId: string, uid: string, claims: Record<string, unknown>): Promise<string>;
}

/** The identity service refuses or does not answer; `code` is Firebase's own, such as auth/email-already-exists. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
