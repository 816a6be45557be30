import type { Endpoints } from '../../src/schemas/endpoint.ts';
import type { ListProtocol } from '../../src/schemas/listProtocol.ts';
import type { Field } from './field.ts';
import { InputProblem } from './problem.ts';

/** What the files of a new resource are written from. */
export interface ResourceSpec {
  name: string;
  /** The folder of its model below src/schemas. */
  domain: string;
  /** The menu section. */
  section: string;
  /** The right that writes require. */
  right: string;
  fields: Field[];
  /** The calls of a service that is not ours; without them, the services serve the resource. */
  foreign?: ForeignCalls;
}

export interface ForeignCalls {
  service: string;
  endpoints: Endpoints;
  protocol: ListProtocol;
  hasNumericId: boolean;
}

const nameable = new Set(['text', 'email', 'url', 'phone']);

/** Whether a text can name a record. */
export const hasLabel = (fields: Field[]) => fields.some(({ type }) => nameable.has(type));

/** Returns the field that names a record: `name`, `title`, or the first text. */
export function labelOf(fields: Field[]): string {
  const texts = fields.filter(({ type }) => nameable.has(type));
  const [first] = texts;
  const label =
    texts.find(({ name }) => name === 'name') ?? texts.find(({ name }) => name === 'title') ?? first;
  if (!label) throw new InputProblem('A record needs a text that names it: add a field such as name.');
  return label.name;
}

/** Throws if two fields have the same name. */
export function checkFields(fields: Field[]): void {
  const names = fields.flatMap(({ name, isEmbedded }) => (isEmbedded ? [name, embeddedName(name)] : [name]));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new InputProblem(`The field "${twice}" is there twice.`);
}

/** `brand` of `brand_id`. */
export const embeddedName = (name: string) => name.replace(/_id$/, '');
