import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { blocks, TemplateDocument, templateErrors } from '../../src/schemas/storefront/blocks.ts';
import { slugPattern } from '../../src/schemas/textPatterns.ts';
import { hasPage } from '../../src/schemas/storefront/storeConfigRules.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { badRequest, invalid, notFound, stale, tooLarge } from '../core/problem.ts';
import { refuseForm } from '../core/records/body.ts';
import type { Values } from '../core/records/entity.ts';
import { checkEtag } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { readConfig } from './storedConfig.ts';
import { templates } from './tables.ts';
import { asDocument } from './bounds.ts';
import { etagOf } from './content.ts';
import { markupOfBlocks, withCleanMarkup } from './markup.ts';
import { refuseNewErrors, errorsBySchema, type ErrorsOf } from './validation.ts';
import { documentKeys, keepVersion, readVersion } from './versions.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SLUG = 100;

/** Identifies the template of a page. */
export interface PageKey {
  type: string;
  slug: string;
}

/** Returns the slug from a template's file name, `{slug}.json`; older pages may have capital letters. */
export function slugOf(fileName: string): string | undefined {
  const slug = /^(.+)\.json$/s.exec(fileName)?.[1]?.normalize() ?? '';
  const isSlug = slug.length <= MAX_SLUG && new RegExp(slugPattern, 'iu').test(slug);
  return isSlug && slug.toLowerCase() !== 'null' ? slug : undefined;
}

export async function readTemplate(scope: Scope, { type, slug }: PageKey): Promise<unknown> {
  const { content } = templates;
  const [row] = await scope.select(templates, { content }, { where: at({ type, slug }) });
  if (!row) throw notFound();
  return row.content;
}

const shapeErrors = errorsBySchema(TemplateDocument);
const blockErrors = Object.fromEntries(
  Object.entries(blocks).map(([type, schema]) => [type, errorsBySchema(schema)]),
) as Record<keyof typeof blocks, ErrorsOf>;

const errorsOf: ErrorsOf = (template) => [
  ...shapeErrors(template),
  ...templateErrors(template, (type, props) => blockErrors[type](props)),
];

type Request = Pick<FastifyRequest, 'scope' | 'who' | 'headers'>;

/**
 * Creates or updates a page's template. `If-None-Match: *` is for a new page: it may reuse the template left behind by
 * a removed page, but not that of a listed page.
 */
export const writeTemplate = (request: Request, key: PageKey, sent: Values): Promise<unknown> =>
  changeTemplate(request, key, async (own, stored) => {
    if (stored && request.headers['if-none-match'] && hasPage(await readConfig(own), key)) throw stale();
    const content = await withCleanMarkup(markupOfBlocks, sent, stored?.content);
    refuseNewErrors(errorsOf, content, stored?.content);
    return { content };
  });

/** Restores a revision of a page's template. */
export const restoreTemplate = (request: Request, key: PageKey, version: number): Promise<unknown> =>
  changeTemplate(request, key, async (own) => {
    const { config } = await readVersion(own, documentKeys.template(key), version);
    return { content: config as Values, restored: version };
  });

interface Next {
  content: Values;
  /** The revision that it was restored from. */
  restored?: number;
}

function changeTemplate(
  { scope, who, headers }: Request,
  key: PageKey,
  next: (own: Scope, stored?: { content: unknown }) => Promise<Next>,
): Promise<unknown> {
  return scope.transaction(async (own) => {
    await readConfig(own, { lock: true });
    const [stored] = await own.select(templates, { content: templates.content }, { where: at(key) });
    checkEtag(stored ? etagOf(stored.content) : '', headers['if-match']);
    const { content, restored } = await next(own, stored);
    const modified = { content, modified_by: who.staff_id, modified_date: new Date() };
    if (stored) await own.update(templates, modified, at(key));
    else await own.insert(templates, [{ ...key, ...modified, created_by: who.staff_id }]);
    if (!isDeepStrictEqual(stored?.content, content)) {
      const version = { config: content, changes: ['/content'], restored, saved_by: who.staff_id };
      await keepVersion(own, documentKeys.template(key), version, stored?.content);
    }
    return readTemplate(own, key);
  });
}

const at = ({ type, slug }: PageKey) => and(eq(templates.type, type), eq(templates.slug, slug))!;

/** Reads the file 'template' of a multipart body. */
export async function readTemplateFile(request: FastifyRequest): Promise<{ slug: string; content: Values }> {
  const file = request.isMultipart() ? await readFile(request).catch(refuseForm) : undefined;
  if (!file) throw wrong(invalid, 'required');
  const slug = slugOf(file.name);
  if (!slug) throw wrong(invalid, 'slug');
  return { slug, content: asDocument(parse(file.bytes)) };
}

async function readFile(request: FastifyRequest) {
  let found: { name: string; bytes: Buffer } | undefined;
  const options = { limits: { fileSize: MAX_BYTES }, defParamCharset: 'utf8' };
  for await (const part of request.parts(options)) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw tooLarge(MAX_BYTES);
    if (part.fieldname === 'template') found = { name: part.filename, bytes };
  }
  return found;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw wrong(badRequest, 'json');
  }
}

const wrong = (problem: (errors: ValidationError[]) => Error, code: string) =>
  problem([{ path: '/template', code }]);
