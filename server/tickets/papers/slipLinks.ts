import type { Language } from '../../../src/schemas/tickets/intakeRules.ts';
import { extensionPoint } from '../../core/extensionPoint.ts';
import type { Scope } from '../../core/scope.ts';

interface SlipOf {
  ticketId: string;
  by: string;
  locale: Language;
  originOf: (domain: string) => string;
}

/** Makes the address that a slip has as a code for the customer; undefined: it has none. */
type SlipLink = (scope: Scope, slip: SlipOf) => Promise<string | undefined>;

export const slipLinks = extensionPoint<SlipLink>();
