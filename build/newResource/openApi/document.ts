import { InputProblem } from '../problem.ts';

export type Json = Record<string, unknown>;

/** An OpenAPI document of version 3.0 or 3.1. */
export interface ApiDocument extends Json {
  paths: Json;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a document; throws unless it is OpenAPI 3.0 or 3.1 in JSON, with paths. */
export function readDocument(text: string): ApiDocument {
  const json = parse(text);
  if (!isObject(json)) throw new InputProblem('The document is no JSON object.');
  if ('swagger' in json)
    throw new InputProblem(`The document is Swagger ${String(json.swagger)}; convert it to OpenAPI 3 first.`);
  if (typeof json.openapi !== 'string' || !/^3\.[01](\.|$)/.test(json.openapi))
    throw new InputProblem('The document must be OpenAPI 3.0 or 3.1.');
  if (!isObject(json.paths)) throw new InputProblem('The document has no paths.');
  return { ...json, paths: json.paths };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InputProblem('The document is not JSON; convert YAML to JSON first.');
  }
}

/** Follows references within the document; undefined for those that lead nowhere, outside or in a circle. */
export function follow(document: ApiDocument, value: unknown): Json | undefined {
  const seen = new Set<string>();
  let found: unknown = value;
  while (isObject(found) && typeof found.$ref === 'string') {
    if (seen.has(found.$ref) || !found.$ref.startsWith('#/')) return undefined;
    seen.add(found.$ref);
    found = valueAt(document, found.$ref.slice(2));
  }
  return isObject(found) ? found : undefined;
}

const valueAt = (document: ApiDocument, pointer: string) =>
  pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, part) => (isObject(inside) && Object.hasOwn(inside, part) ? inside[part] : undefined),
      document,
    );

/** Returns the objects of an array, with references followed. */
export const objectsOf = (document: ApiDocument, list: unknown): Json[] =>
  (Array.isArray(list) ? list : [])
    .map((one: unknown) => follow(document, one))
    .filter((one) => one !== undefined);
