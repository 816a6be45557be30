import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '../../../src/schemas/rights.ts';

export interface Account {
  store: string;
  role: Role;
  email: string;
  password: string;
  domain: string;
}

/** The data folder of the global setup. */
const folder = () => process.env.DATA_DIR ?? '';

/** The demo account of a role. Borealis has only an owner. */
export function accountOf(role: Role, domain = 'atlas.localhost'): Account {
  const all = JSON.parse(readFileSync(join(folder(), 'demo-accounts.json'), 'utf8')) as Account[];
  const found = all.find((one) => one.role === role && one.domain === domain);
  if (!found) throw new Error(`No demo account with role ${role} at ${domain}`);
  return found;
}

/** The storage state of a user with that role who signed in with 'Remember me'. */
export const stateOf = (role: Role) => join(folder(), `${role}.state.json`);
