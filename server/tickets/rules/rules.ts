import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { formFor, IntakeRules } from '../../../src/schemas/tickets/intakeRules.ts';
import { keyedOnWrite } from '../../../src/schemas/storefront/keyedEntries.ts';
import { productCategories } from '../../catalog/index.ts';
import { notFound } from '../../core/problem.ts';
import { checkEtag } from '../../core/records/version.ts';
import type { Scope } from '../../core/scope.ts';
import {
  asDocument,
  changesOf,
  errorsBySchema,
  etagOf,
  markupOf,
  refuseNewErrors,
  withCleanMarkup,
  withParts,
} from '../../storefront/index.ts';
import { intakeRules } from '../tables.ts';

export interface VersionOfRules {
  /** 0: none has been saved. */
  version: number;
  rules: IntakeRules;
}

const { version, rules } = intakeRules;

/** Returns the current rules of the store. */
export async function currentRules(scope: Scope): Promise<VersionOfRules> {
  const [row] = await scope.select(intakeRules, { version, rules }, { orderBy: [desc(version)], limit: 1 });
  return row ?? { version: 0, rules: {} };
}

/** Returns the rules in a version; undefined if it does not exist. */
export async function rulesIn(scope: Scope, number: number): Promise<IntakeRules | undefined> {
  if (number === 0) return {};
  const [row] = await scope.select(intakeRules, { rules }, { where: eq(version, number) });
  return row?.rules;
}

export async function rulesOrThrow(scope: Scope, number: number): Promise<IntakeRules> {
  const found = await rulesIn(scope, number);
  if (!found) throw notFound();
  return found;
}

const schema: TSchema = IntakeRules;
const errorsOf = errorsBySchema(schema);
const markup = markupOf(schema);

type Request = Pick<FastifyRequest, 'scope' | 'who' | 'headers'>;

/** Adds a version with sanitized HTML, if If-Match is the current one; versions stay for the tickets made with them. */
export function saveRules(request: Request & Pick<FastifyRequest, 'body'>): Promise<IntakeRules> {
  const sent = asDocument(request.body);
  return addVersion(request, async (_, stored) => {
    const clean = await withCleanMarkup(markup, sent, stored);
    refuseNewErrors(errorsOf, clean, stored);
    return keyedOnWrite(schema, clean, stored);
  });
}

/** Adds a version that is as an earlier one was, or has its values at some pointers. */
export const restoreRules = (request: Request, number: number, parts?: string[]): Promise<IntakeRules> =>
  addVersion(request, async (own, stored) =>
    withParts(schema, stored, keyedOnWrite(schema, await rulesOrThrow(own, number), stored), parts),
  );

const addVersion = (
  { scope, who, headers }: Request,
  nextOf: (own: Scope, stored: IntakeRules) => Promise<IntakeRules>,
): Promise<IntakeRules> =>
  scope.transaction(async (own) => {
    await own.alone('intake rules');
    const stored = await currentRules(own);
    checkEtag(etagOf(stored.rules), headers['if-match']);
    const next = await nextOf(own, stored.rules);
    await own.insert(intakeRules, [{ version: stored.version + 1, rules: next, created_by: who.staff_id }]);
    return (await currentRules(own)).rules;
  });

/** The parts that differ between two versions. */
export const changedParts = (before: IntakeRules, after: IntakeRules): string[] =>
  changesOf(schema, before, after);

/** Returns the form that applies to a product, or to a device without one. */
export async function formOfProduct(scope: Scope, known: IntakeRules, productId: string | null) {
  const { category_id, product_id } = productCategories;
  const rows = productId
    ? await scope.select(productCategories, { category_id }, { where: eq(product_id, productId) })
    : [];
  return formFor(
    known,
    rows.map((row) => row.category_id),
  );
}
