import { eq } from 'drizzle-orm';
import { escapeHtml } from '../../src/schemas/markup.ts';
import type { Scope } from '../core/scope.ts';
import { stores } from '../core/tables/stores.ts';

/** Path of the page on which a customer ends newsletters; the query has the id of the email that leads there. */
export const unsubscribePath = (storeId: string): string => `/dc/store/${storeId}/unsubscribe`;

/** Returns the address at which the recipient of an email ends such emails. */
export async function unsubscribeAddress(
  scope: Scope,
  mailId: string,
  originOf: (domain: string) => string,
): Promise<string> {
  const where = eq(stores.id, scope.store.id);
  const [store] = await scope.select(stores, { domain: stores.domain }, { where });
  return `${originOf(store?.domain ?? '')}${unsubscribePath(scope.store.id)}?m=${mailId}`;
}

const words = 'Unsubscribe / Se désabonner';

/** Returns a text and its HTML with the address at which the recipient ends such emails below it. */
export function withUnsubscribe({ text, html }: { text: string; html: string }, address: string) {
  const footer = `<p style="font-size:12px"><a href="${escapeHtml(address)}">${words}</a></p>`;
  const end = html.search(/<\/body>/i);
  return {
    text: `${text}\n\n${words}: ${address}\n`,
    html: end < 0 ? html + footer : html.slice(0, end) + footer + html.slice(end),
  };
}
