import type { Project, Tenant, User } from './firebaseTools.ts';

interface TenantSnapshot {
  tenant: Tenant;
  users: User[];
}

/** Tenants and accounts as text. A tenant without a name was never made by the services: the emulator invents those. */
export function takeSnapshot({ tenantProjectForTenantId: tenants }: Project): string {
  const snapshot: TenantSnapshot[] = [...tenants.values()]
    .filter(({ tenantConfig }) => tenantConfig.displayName)
    .map(({ tenantConfig, users }) => ({ tenant: tenantConfig, users: [...users.values()] }));
  return JSON.stringify(snapshot);
}

/** Brings them back, passwords, claims and open sessions included. */
export function restoreSnapshot(project: Project, snapshot: string): void {
  for (const { tenant, users } of JSON.parse(snapshot) as TenantSnapshot[]) {
    project.createTenantWithTenantId(tenant.tenantId, tenant);
    const accounts = project.getTenantProject(tenant.tenantId);
    for (const { providerUserInfo: _derived, ...user } of users) {
      accounts.overwriteUserWithLocalId(user.localId, user);
    }
  }
}
