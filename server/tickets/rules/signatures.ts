import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { termsFor, type Language, type SignatureKind } from '../../../src/schemas/tickets/intakeRules.ts';
import {
  isDot,
  type NewSignature,
  type Signature,
  type TermsToSign,
} from '../../../src/schemas/tickets/signatures.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { orderedId } from '../../core/orderedId.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { staffNames } from '../../staff/index.ts';
import { recordEvents } from '../events.ts';
import { signatures } from '../tables.ts';
import { currentRules, rulesIn } from './rules.ts';

const hashOf = (html: string) => createHash('sha256').update(html).digest('hex');

/** Returns the current terms, in the other language if they have none in this one. */
export async function termsToSign(
  scope: Scope,
  kind: SignatureKind,
  language: Language,
): Promise<TermsToSign> {
  const { version, rules } = await currentRules(scope);
  const terms = termsFor(rules, kind, language);
  return terms
    ? { version, ...terms, hash: hashOf(terms.html) }
    : { version, language, html: '', hash: null };
}

interface Signing extends NewSignature {
  kind: SignatureKind;
}

/** Stores a signature; refuses one of no or other terms than shown, and one that is a dot. */
export async function sign(
  scope: Scope,
  by: string,
  ticket: Pick<Ticket, 'id'>,
  { kind, version, language, hash, name, strokes }: Signing,
  { isLate, path = '' }: { isLate: boolean; path?: string },
): Promise<string> {
  const rules = await rulesIn(scope, version);
  const terms = rules && termsFor(rules, kind, language);
  if (!terms) throw invalid([{ path: `${path}/version`, code: 'no_terms' }]);
  if (terms.language !== language || hashOf(terms.html) !== hash)
    throw invalid([{ path: `${path}/hash`, code: 'other_terms' }]);
  if (isDot(strokes)) throw invalid([{ path: `${path}/strokes`, code: 'dot' }]);
  const id = orderedId();
  await scope.create(signatures, {
    id,
    ticket_id: ticket.id,
    kind,
    version,
    language,
    hash,
    name: name.trim(),
    strokes,
    is_late: isLate,
    created_by: by,
  });
  await recordEvents(scope, by, [{ ticket_id: ticket.id, kind: 'SIGNATURE', to: kind }]);
  return id;
}

/** Returns the signatures of a ticket, the oldest first. */
export async function readSignatures(scope: Scope, ticketId: string): Promise<Signature[]> {
  const rows = await scope.select(
    signatures,
    {
      id: signatures.id,
      kind: signatures.kind,
      version: signatures.version,
      language: signatures.language,
      hash: signatures.hash,
      name: signatures.name,
      strokes: signatures.strokes,
      is_late: signatures.is_late,
      created_by: signatures.created_by,
      created_date: signatures.created_date,
    },
    {
      where: eq(signatures.ticket_id, ticketId),
      orderBy: [asc(signatures.created_date), asc(signatures.id)],
      limit: 100,
    },
  );
  const names = await staffNames(
    scope,
    rows.map(({ created_by }) => created_by),
  );
  return rows.map(({ created_by, created_date, ...signature }) => ({
    ...signature,
    by: names.get(created_by ?? '') ?? null,
    created_date: created_date.toISOString(),
  }));
}
