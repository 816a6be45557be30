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

/** The sign-in accounts of staff; every store is a tenant of its own. All methods throw AccountError. */
export interface Accounts {
  /** Updates the tenant; the emulator creates a missing one. */
  ensureTenant(tenantId: string, name: string): Promise<void>;
  /** Creates an account completely or not at all. */
  create(tenantId: string, account: NewAccount): Promise<void>;
  get(tenantId: string, uid: string): Promise<Account | undefined>;
  update(tenantId: string, uid: string, changes: AccountChanges): Promise<void>;
  /** Revokes all refresh tokens of the account. */
  revokeSessions(tenantId: string, uid: string): Promise<void>;
  delete(tenantId: string, uid: string): Promise<void>;
  /** Returns a custom token; ID tokens of the session that it signs in contain these claims too. */
  createSignIn(tenantId: string, uid: string, claims: Record<string, unknown>): Promise<string>;
}

/** The identity service refuses or is unreachable; `code` is Firebase's, such as auth/email-already-exists. */
export class AccountError extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
