import { openEncryptedFile, type EncryptedFile } from './encryptedFile.ts';

/** An account with the names that the Identity Toolkit API gives its fields. */
export interface User {
  localId: string;
  email: string;
  emailVerified: boolean;
  displayName?: string;
  disabled?: boolean;
  passwordHash: string;
  /** Custom claims as JSON. */
  customAttributes?: string;
  /** Sessions that began before are invalid, in seconds. */
  validSince: string;
  createdAt: string;
}

/** The account as the API returns it: with its tenant, without its password. */
export const publicUser = ({ passwordHash: _, ...user }: User, tenantId: string) => ({ ...user, tenantId });

export interface Tenant {
  tenantId: string;
  displayName?: string;
}

interface TenantAccounts {
  tenant: Tenant;
  users: User[];
}

/** Tenants and their accounts, in memory and in an encrypted file. */
export class AccountStore {
  readonly #file: EncryptedFile;
  #tenants: Map<string, TenantAccounts>;

  constructor(dataDir: string) {
    this.#file = openEncryptedFile(dataDir);
    const stored = JSON.parse(this.#file.read() ?? '[]') as TenantAccounts[];
    this.#tenants = new Map(stored.map((one) => [one.tenant.tenantId, one]));
  }

  /** The key that signs refresh tokens. */
  get tokenKey(): Buffer {
    return this.#file.deriveKey('refresh tokens');
  }

  putTenant(tenant: Tenant): void {
    this.#keep({ users: this.usersOf(tenant.tenantId), tenant });
  }

  /** The accounts of a tenant; none of an unknown one. */
  usersOf(tenantId: string): User[] {
    return this.#tenants.get(tenantId)?.users ?? [];
  }

  find(tenantId: string, localId: string): User | undefined {
    return this.usersOf(tenantId).find((user) => user.localId === localId);
  }

  findByEmail(tenantId: string, email: string): User | undefined {
    return this.usersOf(tenantId).find((user) => user.email === email.toLowerCase());
  }

  /** Creates the account or replaces the one with its id. */
  put(tenantId: string, user: User): void {
    const users = this.usersOf(tenantId).filter(({ localId }) => localId !== user.localId);
    const tenant = this.#tenants.get(tenantId)?.tenant ?? { tenantId };
    this.#keep({ tenant, users: [...users, user] });
  }

  remove(tenantId: string, localId: string): void {
    const kept = this.#tenants.get(tenantId);
    if (!kept) return;
    const users = kept.users.filter((user) => user.localId !== localId);
    this.#keep({ ...kept, users });
  }

  /** Every change is on disk before its call is answered; one that cannot be written has not happened. */
  #keep(changed: TenantAccounts): void {
    const tenants = new Map(this.#tenants).set(changed.tenant.tenantId, changed);
    this.#file.write(JSON.stringify([...tenants.values()]));
    this.#tenants = tenants;
  }
}
