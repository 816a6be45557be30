import { follow, isObject, type ApiDocument, type Json } from './document.ts';

/** A schema without references, compositions and alternatives. */
export interface PlainSchema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  isNullable: boolean;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  required: string[];
  properties: Json;
  items?: unknown;
  /** Several alternatives other than null, which no field can have. */
  hasVariants: boolean;
}

/** References and compositions are followed this deep, so that circles end. */
const deepest = 12;

const nothing: PlainSchema = {
  isNullable: false,
  isReadOnly: false,
  isWriteOnly: false,
  required: [],
  properties: {},
  hasVariants: false,
};

/** Returns a schema as one object: `allOf` is merged; null as a type or an alternative becomes `isNullable`. */
export function plainSchema(document: ApiDocument, schema: unknown, depth = 0): PlainSchema {
  const own = depth < deepest ? follow(document, schema) : undefined;
  if (!own) return nothing;
  const plain = (list: unknown) => partsOf(list).map((part) => plainSchema(document, part, depth + 1));
  const variants = [...plain(own.oneOf), ...plain(own.anyOf)];
  const others = variants.filter(({ type }) => type !== 'null');
  const only = others.length === 1 ? others : [];
  const merged = [...plain(own.allOf), ...only, ownKeywords(own)].reduce(merge, nothing);
  return {
    ...merged,
    isNullable: merged.isNullable || others.length < variants.length,
    hasVariants: merged.hasVariants || others.length > 1,
  };
}

const partsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

/** The keywords of a schema itself. */
function ownKeywords(own: Json): PlainSchema {
  const types = [own.type].flat().filter((type) => typeof type === 'string');
  const type = types.find((one) => one !== 'null') ?? types[0] ?? impliedType(own);
  const values = Array.isArray(own.enum) ? own.enum : undefined;
  const { format, pattern, minimum, maximum, maxLength, items } = own;
  return {
    ...(type && { type }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(typeof format === 'string' && { format }),
    ...(typeof pattern === 'string' && { pattern }),
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(items !== undefined && { items }),
    isNullable: own.nullable === true || types.includes('null') || Boolean(values?.includes(null)),
    isReadOnly: own.readOnly === true,
    isWriteOnly: own.writeOnly === true,
    required: partsOf(own.required).filter((one) => typeof one === 'string'),
    properties: isObject(own.properties) ? own.properties : {},
    hasVariants: false,
  };
}

const impliedType = ({ properties, items }: Json) => (properties ? 'object' : items ? 'array' : undefined);

const merge = (one: PlainSchema, other: PlainSchema): PlainSchema => ({
  ...one,
  ...other,
  isNullable: one.isNullable || other.isNullable,
  isReadOnly: one.isReadOnly || other.isReadOnly,
  isWriteOnly: one.isWriteOnly || other.isWriteOnly,
  hasVariants: one.hasVariants || other.hasVariants,
  required: [...one.required, ...other.required],
  properties: { ...one.properties, ...other.properties },
});
