import type { AccountStore } from './accountStore.ts';
import type { Tokens } from './tokens.ts';

export interface EmulatorParts {
  store: AccountStore;
  tokens: Tokens;
  /** Accounts by the code of a reset mail; they end with the process. */
  oobCodes: Map<string, string>;
}
