import { InputProblem } from '../problem.ts';
import { hasLabel, type ResourceSpec } from '../spec.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { bodySchema, collectionsOf } from './collections.ts';
import { readDocument, type ApiDocument } from './document.ts';
import { endpointsOf } from './endpoints.ts';
import { fieldsOf } from './fields.ts';
import { plainSchema } from './schema.ts';

interface Options extends Pick<ResourceSpec, 'domain' | 'section' | 'right'> {
  service: string;
  /** Names in lower case that resources cannot have. */
  existing: ReadonlySet<string>;
}

/** Returns a resource for each list of an OpenAPI document, and what the document does not say. */
export function proposeResources(text: string, options: Options): { specs: ResourceSpec[]; notes: string[] } {
  const document = readDocument(text);
  const { collections, notes: ofPaths } = collectionsOf(document);
  const { candidates, notes: ofLists } = candidatesOf(document, collections, options.existing);
  const proposals = candidates.map((candidate) => proposalOf(document, candidate, candidates, options));
  const specs = proposals.flatMap(({ spec }) => (hasLabel(spec.fields) ? [spec] : []));
  const ofResources = proposals.flatMap(({ spec, notes }) => notes.map((note) => `${spec.name}: ${note}`));
  const notes = [...ofPaths, ...ofLists, ...ofResources];
  if (specs.length === 0)
    throw new InputProblem(['The document has no list of records.', ...notes].join('\n'));
  const { right, service } = options;
  return {
    specs,
    notes: [
      ...notes,
      `Who may do what: everybody reads, ${right} writes.`,
      `Where the calls go: to the service "${service}", with the identity token of the person.`,
    ],
  };
}

function proposalOf(
  document: ApiDocument,
  { collection, parts, record, name, hasNumericId }: Candidate,
  targets: Candidate[],
  { service, domain, section, right }: Options,
): { spec: ResourceSpec; notes: string[] } {
  const { calls } = collection;
  const writing = calls.update ?? calls.create;
  const sent = writing && bodySchema(document, writing.operation, 'request');
  const { fields, notes } = fieldsOf(
    document,
    record,
    sent ? plainSchema(document, sent) : undefined,
    targets,
  );
  const known = new Set(fields.map((field) => field.name));
  const unknown = parts.filters.filter((filter) => !known.has(filter));
  const missing = (['create', 'update', 'delete'] as const).filter((call) => !calls[call]);
  const isFiltered = (key: string) => parts.protocol.filter !== undefined || parts.filters.includes(key);
  const isSorted = (key: string) => parts.sorts === 'all' || parts.sorts.includes(key);
  const listed = fields.map((field) => ({
    ...field,
    isFiltered: isFiltered(field.name),
    isSorted: isSorted(field.name),
  }));
  const endpoints = endpointsOf(document, collection, sent !== undefined);
  const foreign = { service, hasNumericId, protocol: parts.protocol, endpoints };
  return {
    spec: { name, domain, section, right, fields: listed, foreign },
    notes: [
      ...parts.notes,
      ...notes,
      ...(writing && !sent ? ['what its writes send is not described in JSON, so it is read-only.'] : []),
      ...(unknown.length > 0 ? [`parameters of its list that are no fields: ${unknown.join(', ')}.`] : []),
      ...(missing.length > 0 ? [`there is no call to ${missing.join(' or ')} a record.`] : []),
      ...(hasLabel(fields) ? [] : ['it is left out: no text names its records.']),
    ],
  };
}
