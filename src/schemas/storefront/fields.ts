import { Type, type TSchema } from 'typebox';
import { colorPattern, dayPattern, imagePattern, linkPattern } from './patterns.ts';

/** Feature flags of the storefront. */
const flags = [
  'ALWAYS_TRUE',
  'FRONTEND_TRADE',
  'FRONTEND_REPAIR',
  'FRONTEND_BUY',
  'FRONTEND_INSURE',
] as const;
export const scriptTypes = ['reamaze', 'general', 'BUYBACK_WIDGET'] as const;
export const serviceTypes = [
  'freeShipping',
  'pay',
  'shippingLabel',
  'soldering',
  'customerService',
  'quickTurnaround',
] as const;
export const socialIcons = ['facebook', 'instagram', 'twitter', 'linkedin'] as const;

/**
 * A group of fields; unknown properties are preserved, never rejected. `label` is the property that names an entry of a
 * list.
 */
export const Group = <P extends Record<string, TSchema>>(
  properties: P,
  options: { required?: (keyof P & string)[]; label?: keyof P & string } = {},
) =>
  Type.Unsafe<{ [K in keyof P]?: Type.Static<P[K]> }>({
    type: 'object',
    properties,
    required: [],
    additionalProperties: true,
    ...options,
  });

/**
 * A group of sections, each with a tree node and a form of its own; at the top level of the store configuration it is a
 * panel.
 */
export const Sections = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Unsafe<{ [K in keyof P]?: Type.Static<P[K]> }>({ ...Group(properties), sections: true });

interface PanelOptions {
  /** New texts are sent for translation before saving (contract 2 §7). */
  translated?: true;
  /** Shown only if it is stored. */
  optional?: true;
  /** The panel in which a group without sections is edited. */
  panel?: string;
}

/** Adds panel options to a group. */
export const Panel = <S extends TSchema>(schema: S, options: PanelOptions) =>
  Type.Unsafe<Type.Static<S>>({ ...schema, ...options });

/** An editable, sortable list; each entry has a key (contract 2 §3). */
export const List = <S extends TSchema>(items: S, options: { maxItems?: number } = {}) =>
  Type.Array(items, { default: [], maxItems: 200, keyed: true, ...options });

/** Translatable text. */
export const Text = (options: object = {}) =>
  Type.String({ minLength: 1, maxLength: 500, translated: true, ...options });
/** Translatable HTML. */
export const Html = (options: object = {}) => Text({ format: 'html', maxLength: 20_000, ...options });
/** Text that is not translated: codes, names. */
export const PlainText = (options: object = {}) => Type.String({ minLength: 1, maxLength: 500, ...options });
/** Script or markup for the storefront; the admin never executes it. */
export const Code = (options: object = {}) =>
  Type.String({ format: 'code', minLength: 1, maxLength: 100_000, ...options });
export const Link = (options: object = {}) =>
  Type.String({ format: 'link', pattern: linkPattern, maxLength: 2000, ...options });
export const Image = (options: object = {}) =>
  Type.String({ format: 'image', pattern: imagePattern, maxLength: 500_000, ...options });
export const Color = () => Type.String({ format: 'color', pattern: colorPattern, maxLength: 60 });
export const Day = () => Type.String({ format: 'day', pattern: dayPattern });
/** One of several values. */
export const Select = <const T extends readonly string[]>(choices: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...choices], ...options });
export const Icon = <const T extends readonly string[]>(icons: T) => Select(icons, { format: 'icon' });
export const Flag = () => Select(flags, { format: 'flag', default: 'ALWAYS_TRUE' });
export const Visible = () => Type.Boolean({ default: true });
/** Position in a list; `maximum` is the bound of contract 2 §5. */
export const Order = (maximum?: number) =>
  Type.Integer({ minimum: 0, default: 0, ...(maximum !== undefined && { maximum }) });
export const Score = () => Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.5, default: 5 });
export const Price = () => Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01 });
