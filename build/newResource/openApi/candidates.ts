import { camelOf, isFreeName, pascalOf, wordsOf } from '../names.ts';
import { bodySchema, type Collection } from './collections.ts';
import { isObject, type ApiDocument } from './document.ts';
import type { Target } from './fields.ts';
import { listParts, type ListParts } from './listParts.ts';
import { plainSchema, type PlainSchema } from './schema.ts';

/** A list that can become a resource. */
export interface Candidate extends Target {
  collection: Collection;
  parts: ListParts;
  record: PlainSchema;
  hasNumericId: boolean;
}

/** Returns the lists whose records can be read one by one, with a name for each, and why others cannot. */
export function candidatesOf(
  document: ApiDocument,
  collections: Collection[],
  existing: ReadonlySet<string>,
): { candidates: Candidate[]; notes: string[] } {
  const names = new Set(existing);
  const notes: string[] = [];
  const candidates = collections.flatMap((collection): Candidate[] => {
    const found = readCollection(document, collection);
    const name = typeof found === 'string' ? undefined : freeName(document, collection.segment, names);
    if (typeof found !== 'string' && name) return [{ ...found, name }];
    notes.push(`${collection.path}: ${typeof found === 'string' ? found : 'no name for it is free'}.`);
    return [];
  });
  return { candidates, notes };
}

/** Returns the reason if a list cannot become a resource. */
function readCollection(document: ApiDocument, collection: Collection): Omit<Candidate, 'name'> | string {
  const { list, calls, segment } = collection;
  const parts = listParts(
    document,
    collection,
    plainSchema(document, bodySchema(document, list, 'response')),
  );
  if (!parts) return 'its response is no list of records';
  if (!calls.one) return 'no call reads one of its records';
  const whole = plainSchema(document, bodySchema(document, calls.one.operation, 'response'));
  const inside = plainSchema(document, whole.properties.data);
  const listed = plainSchema(document, parts.record);
  const properties = { ...(inside.type === 'object' ? inside : whole).properties, ...listed.properties };
  const { type } = plainSchema(document, properties.id);
  if (type !== 'string' && type !== 'integer') return 'its records have no id';
  return { collection, parts, segment, record: { ...listed, properties }, hasNumericId: type === 'integer' };
}

/** The list's own name, or one with the first word of the document's title before it. */
function freeName(document: ApiDocument, segment: string, names: Set<string>): string | undefined {
  const title = isObject(document.info) ? String(document.info.title) : '';
  const own = camelOf(segment);
  const name = [own, `${wordsOf(title)[0] ?? 'api'}${pascalOf(own)}`].find((one) => isFreeName(one, names));
  if (name) names.add(name.toLowerCase());
  return name;
}
