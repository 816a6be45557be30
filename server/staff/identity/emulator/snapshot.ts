import type { Project, Tenant, User } from './firebaseTools.ts';

interface TenantSnapshot {
  tenant: Tenant;
  users: User[];
}

/** Serializes tenants and accounts. Tenants without a name are left out: the emulator creates them on its own. */
export function takeSnapshot({ tenantProjectForTenantId: tenants }: Project): string {
  const snapshot: TenantSnapshot[] = [...tenants.values()]
    .filter(({ tenantConfig }) => tenantConfig.displayName)
    .map(({ tenantConfig, users }) => ({ tenant: tenantConfig, users: [...users.values()] }));
  return JSON.stringify(snapshot);
}

/** Restores them, including passwords, claims and open sessions. */
export function restoreSnapshot(project: Project, snapshot: string): void {
  for (const { tenant, users } of JSON.parse(snapshot) as TenantSnapshot[]) {
    project.createTenantWithTenantId(tenant.tenantId, tenant);
    const accounts = project.getTenantProject(tenant.tenantId);
    for (const { providerUserInfo: _derived, ...user } of users) {
      accounts.overwriteUserWithLocalId(user.localId, user);
    }
  }
}
