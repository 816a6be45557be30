import type { Validator } from 'virtual:validators';
import { schemaId, type DocumentName, type Node } from '../../../schemas/storefront/documents.ts';
import { newErrors } from '../../../schemas/storefront/newErrors.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { fromAjv, type ValidationError } from '../../../schemas/validate.ts';

/** Errors by the pointer of their node, with paths relative to it. Nodes without errors are omitted. */
export type NodeErrors = Record<string, ValidationError[]>;

type Validators = Record<string, Validator>;

const wrongType: ValidationError[] = [{ path: '', code: 'type' }];

/** Validation results by value. Values are immutable. */
const known = new WeakMap<Validator, WeakMap<object, ValidationError[]>>();

function check(validator: Validator, value: object): ValidationError[] {
  const ofValidator = known.get(validator) ?? new WeakMap<object, ValidationError[]>();
  known.set(validator, ofValidator);
  const errors = ofValidator.get(value) ?? (validator(value) ? [] : (validator.errors ?? []).map(fromAjv));
  ofValidator.set(value, errors);
  return errors;
}

function errorsAt(validator: Validator | undefined, document: unknown, pointer: string): ValidationError[] {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const value = valueAt(document, pointer);
  if (value === undefined) return isObject(valueAt(document, parent) ?? {}) ? [] : wrongType;
  if (!validator) return [];
  return typeof value === 'object' && value !== null ? check(validator, value) : wrongType;
}

export const nodeErrors = (validators: Validators, name: DocumentName, nodes: Node[], document: unknown) =>
  collect(nodes, ({ pointer }) => errorsAt(validators[schemaId(name, pointer)], document, pointer));

/** The errors that the stored document does not have. Only these block a save. */
export const newNodeErrors = (
  nodes: Node[],
  [errors, document]: [NodeErrors, unknown],
  [storedErrors, stored]: [NodeErrors, unknown],
): NodeErrors =>
  collect(nodes, ({ pointer }) =>
    newErrors(
      errors[pointer] ?? [],
      valueAt(document, pointer),
      storedErrors[pointer] ?? [],
      valueAt(stored, pointer),
    ),
  );

/** Groups the service's errors of a whole document by node. `elsewhere` are the errors of no node. */
export function problemsByNode(nodes: Node[], problems: ValidationError[]) {
  const nodeOf = (path: string) =>
    nodes.find(({ pointer }) => path === pointer || path.startsWith(`${pointer}/`));
  const byNode = collect(nodes, (node) =>
    problems
      .filter(({ path }) => nodeOf(path) === node)
      .map((problem) => ({ ...problem, path: problem.path.slice(node.pointer.length) })),
  );
  return { byNode, elsewhere: problems.filter(({ path }) => !nodeOf(path)) };
}

const collect = (nodes: Node[], find: (node: Node) => ValidationError[]): NodeErrors =>
  Object.fromEntries(
    nodes.map((node) => [node.pointer, find(node)] as const).filter(([, errors]) => errors.length > 0),
  );
