import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { isDot, type NewSignature } from '../../../src/schemas/tickets/signatures.ts';
import type {
  DrawnSignature,
  SignatureCode,
  SignatureCodeValues,
  SigningSession,
} from '../../../src/schemas/tickets/signing.ts';
import { termsFor } from '../../../src/schemas/tickets/intakeRules.ts';
import { invalid, Problem } from '../../core/problem.ts';
import { qrCode } from '../../core/qrCode.ts';
import { hashOf } from '../../core/rateLimit.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';
import { rulesIn } from '../rules/rules.ts';
import { termsToSign } from '../rules/signatures.ts';
import { signatureCodes } from '../tables.ts';
import { planEnd } from './expire.ts';

/** How long a code is valid, in ms. */
const VALID = 10 * 60_000;

const { staff_id, token, kind, version, language, hash, name, strokes, expires_date } = signatureCodes;
const fields = { staff_id, kind, version, language, hash, name, strokes, expires_date };

/** Creates a code in place of the staff member's earlier one. */
export async function createCode(
  scope: Scope,
  staffId: string,
  values: SignatureCodeValues,
  originOf: (domain: string) => string,
): Promise<SignatureCode> {
  const terms = await termsToSign(scope, values.kind, values.language);
  if (terms.hash === null) throw invalid([{ path: '/kind', code: 'no_terms' }]);
  const secret = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + VALID);
  const row = {
    staff_id: staffId,
    token: hashOf(secret),
    kind: values.kind,
    version: terms.version,
    language: terms.language,
    hash: terms.hash,
    name: values.name.trim(),
    strokes: null,
    expires_date: expires,
  };
  await scope.insert(signatureCodes, [row], {
    overwrite: {
      target: [staff_id],
      keys: ['token', 'kind', 'version', 'language', 'hash', 'name', 'strokes', 'expires_date'],
    },
  });
  await planEnd(scope, expires);
  const { domain } = await readStore(scope);
  const address = `${originOf(domain)}/dc/store/${scope.store.id}/sign?lang=${terms.language}#${secret}`;
  return { id: row.token, address, picture: await qrCode(address), expires_date: expires.toISOString() };
}

/** Returns the signature that was given with a code of a staff member, null if none; throws 410 if the code has ended. */
export async function signatureOfCode(
  scope: Scope,
  staffId: string,
  id: string,
): Promise<NewSignature | null> {
  const code = await readCode(scope, and(eq(staff_id, staffId), eq(token, id)));
  if (!code.strokes) return null;
  const { version: signed, language: of, hash: text, name: by } = code;
  return { version: signed, language: of, hash: text, name: by, strokes: code.strokes };
}

/** Removes a code of a staff member with the signature. */
export async function endCode(scope: Scope, staffId: string, id: string): Promise<void> {
  await scope.delete(signatureCodes, and(eq(staff_id, staffId), eq(token, id)), staff_id);
}

/** Returns what the holder of a token signs; throws 410 if it is unknown or has expired. */
export async function sessionOf(scope: Scope, secret: string): Promise<SigningSession> {
  const code = await readCode(scope, eq(token, hashOf(secret)));
  const rules = await rulesIn(scope, code.version);
  const terms = rules && termsFor(rules, code.kind, code.language);
  return {
    html: terms?.html ?? '',
    language: code.language,
    name: code.name,
    is_signed: code.strokes !== null,
    expires_date: code.expires_date.toISOString(),
  };
}

/** Stores a signature until the staff member takes it over; the first one stays. */
export async function signCode(scope: Scope, secret: string, drawn: DrawnSignature): Promise<SigningSession> {
  if (isDot(drawn.strokes)) throw invalid([{ path: '/strokes', code: 'dot' }]);
  await scope.update(
    signatureCodes,
    { name: drawn.name.trim(), strokes: drawn.strokes },
    and(eq(token, hashOf(secret)), gt(expires_date, new Date()), isNull(strokes))!,
  );
  return sessionOf(scope, secret);
}

async function readCode(scope: Scope, where: SQL | undefined) {
  const [code] = await scope.select(signatureCodes, fields, {
    where: and(where, gt(expires_date, new Date())),
  });
  if (!code) throw new Problem(410, 'The code has expired or was ended; show a new one.');
  return code;
}
