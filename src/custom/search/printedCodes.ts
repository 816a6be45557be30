import type { SearchResult } from '../../schemas/search/result.ts';
import { ticketOfCode } from '../../schemas/tickets/papers.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';

/** The score of a hit by exactly its code. */
export const exactScore = 5;

/** The number of the ticket whose code was typed or scanned, as its papers have it: T12, or T12-1 of a thing left with it. */
export function printedTicket(text: string): string | undefined {
  const number = /^\s*T/i.test(text) ? ticketOfCode(text)?.number : undefined;
  return number === undefined ? undefined : String(number);
}

/** What is found, first the ticket that was found by exactly its number. */
export function withTicket(found: SearchResult, byNumber: SearchResult | undefined): SearchResult {
  const exact =
    byNumber?.groups.flatMap(({ hits }) => hits.filter(({ score }) => score === exactScore)) ?? [];
  if (exact.length === 0) return found;
  const resource = tickets.name;
  const own = found.groups.find((group) => group.resource === resource);
  const others = (own?.hits ?? []).filter(({ id }) => exact.every((hit) => hit.id !== id));
  return {
    groups: [
      { resource, hits: [...exact, ...others], has_more: own?.has_more ?? false },
      ...found.groups.filter((group) => group !== own),
    ],
    suggestions: [],
  };
}
