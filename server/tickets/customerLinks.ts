import type { Language } from '../../src/schemas/tickets/intakeRules.ts';
import { extensionPoint } from '../core/extensionPoint.ts';
import type { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';

interface LinkOf extends Pick<Services, 'originOf'> {
  ticketId: string;
  /** Null: the system. */
  by: string | null;
  locale: Language;
}

/** Makes the address where the customer follows a ticket; undefined: there is none. */
type CustomerLink = (scope: Scope, link: LinkOf) => Promise<string | undefined>;

export const customerLinks = extensionPoint<CustomerLink>();

/** Makes a link for slips, mails and messages. */
export async function customerLink(scope: Scope, link: LinkOf): Promise<string | undefined> {
  const [make] = customerLinks.all();
  return make?.(scope, link);
}
