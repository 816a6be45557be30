import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

export interface User {
  localId: string;
  /** Sign-ins before this are invalid, in seconds. */
  validSince?: string;
  /** The `auth_time` of tokens, in milliseconds. */
  lastLoginAt?: string;
  [field: string]: unknown;
}

export interface Tenant {
  tenantId: string;
  displayName?: string;
  [field: string]: unknown;
}

export interface TenantProject {
  tenantConfig: Tenant;
  users: Map<string, User>;
  overwriteUserWithLocalId(localId: string, fields: User): User;
}

export interface Project {
  enableImprovedEmailPrivacy: boolean;
  tenantProjectForTenantId: Map<string, TenantProject>;
  createTenantWithTenantId(tenantId: string, tenant: Tenant): Tenant | undefined;
  getTenantProject(tenantId: string): TenantProject;
}

/** Methods of a project's state. */
interface RefreshTokens {
  createRefreshTokenFor: (this: RefreshTokens, user: User, ...rest: unknown[]) => string;
  validateRefreshToken: (this: RefreshTokens, token: string) => { user: User };
  updateUserByLocalId: (localId: string, fields: Partial<User>) => User;
}

/** The part of the emulator's state module that is used here. */
export interface StateModule {
  AgentProjectState: new (projectId: string) => Project;
  ProjectState: { prototype: RefreshTokens };
  encodeRefreshToken: (record: object) => string;
  decodeRefreshToken: (token: string) => object;
}

interface Path {
  parameters?: object[];
}

const folder = 'firebase-tools/lib/emulator/auth';
const load = createRequire(import.meta.url);

const tenantAccounts = '/v1/projects/{targetProjectId}/tenants/{tenantId}/accounts';
const usedPaths = new Set([
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithCustomToken',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:update',
  '/v1/token',
  '/v2/projects/{targetProjectId}/config',
  '/v2/projects/{targetProjectId}/tenants/{tenantId}',
  tenantAccounts,
  ...['delete', 'lookup', 'sendOobCode', 'update'].map((action) => `${tenantAccounts}:${action}`),
]);

interface ErrorsModule {
  BadRequestError: new (message: string) => Error;
}

export const loadState = () => load(`${folder}/state.js`) as StateModule;
export const loadErrors = () => load(`${folder}/errors.js`) as ErrorsModule;

/** Creates the emulator's HTTP application for the given projects, reduced to the calls that the product makes. */
export async function createEmulator(
  projectId: string,
  projects: Map<string, Project>,
): Promise<RequestListener> {
  dropUnusedPaths();
  silence();
  const { createApp } = load(`${folder}/server.js`) as {
    createApp: (id: string, mode: undefined, projects: Map<string, Project>) => Promise<RequestListener>;
  };
  return createApp(projectId, undefined, projects);
}

/** Each path and shared parameter compiles a validator at startup: all of them take 6 s, these under 1 s. */
function dropUnusedPaths(): void {
  const { paths } = (load(`${folder}/apiSpec.js`) as { default: { paths: Record<string, Path> } }).default;
  for (const [name, path] of Object.entries(paths)) {
    if (!usedPaths.has(name)) delete paths[name];
    else path.parameters = path.parameters?.filter((parameter) => !('$ref' in parameter));
  }
}

function silence(): void {
  const { logger } = load('firebase-tools/lib/logger.js') as { logger: { silent: boolean } };
  logger.silent = true;
}
