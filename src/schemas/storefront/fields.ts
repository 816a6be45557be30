import { Type, type TSchema } from 'typebox';
import { colorPattern, dayPattern, imagePattern, linkPattern } from './patterns.ts';

/** What a service of the storefront offers. */
export const flags = [
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
 * A part of a configuration: of its properties those named are required; unknown ones are kept, never refused.
 * `label` is the property that names an entry of a list to people.
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
 * A part that consists of parts, each with a node of its own in the tree and a form of its own; in the configuration of
 * the store it is a panel.
 */
export const Sections = <P extends Record<string, TSchema>>(properties: P) =>
  Type.Unsafe<{ [K in keyof P]?: Type.Static<P[K]> }>({ ...Group(properties), sections: true });

interface PanelOptions {
  /** Its new texts are sent for translation before it is saved (contract 2 §7). */
  translated?: true;
  /** It is shown only where it is stored. */
  optional?: true;
  /** The panel that a part without sections is edited in. */
  panel?: string;
}

/** A part of the configuration with what its panel does besides showing it. */
export const Panel = <S extends TSchema>(schema: S, options: PanelOptions) =>
  Type.Unsafe<Type.Static<S>>({ ...schema, ...options });

/** Entries that are made, moved and removed by hand; each has a key of its own (contract 2 §3). */
export const List = <S extends TSchema>(items: S, options: { maxItems?: number } = {}) =>
  Type.Array(items, { default: [], maxItems: 200, keyed: true, ...options });

/** Words for the visitors; they are translated. */
export const Text = (options: object = {}) =>
  Type.String({ minLength: 1, maxLength: 500, translated: true, ...options });
/** Words with mark-up. */
export const Html = (options: object = {}) => Text({ format: 'html', maxLength: 20_000, ...options });
/** Words that are no language: codes, names. */
export const PlainText = (options: object = {}) => Type.String({ minLength: 1, maxLength: 500, ...options });
/** A program or a piece of mark-up for the storefront; the admin never runs it. */
export const Code = (options: object = {}) =>
  Type.String({ format: 'code', minLength: 1, maxLength: 100_000, ...options });
export const Link = (options: object = {}) =>
  Type.String({ format: 'link', pattern: linkPattern, maxLength: 2000, ...options });
export const Image = (options: object = {}) =>
  Type.String({ format: 'image', pattern: imagePattern, maxLength: 500_000, ...options });
export const Color = () => Type.String({ format: 'color', pattern: colorPattern, maxLength: 60 });
export const Day = () => Type.String({ format: 'day', pattern: dayPattern });
/** One of these. */
export const Select = <const T extends readonly string[]>(choices: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...choices], ...options });
export const Icon = <const T extends readonly string[]>(icons: T) => Select(icons, { format: 'icon' });
export const Flag = () => Select(flags, { format: 'flag', default: 'ALWAYS_TRUE' });
export const Visible = () => Type.Boolean({ default: true });
/** The place in a list; `maximum` as contract 2 §5 bounds it. */
export const Order = (maximum?: number) =>
  Type.Integer({ minimum: 0, default: 0, ...(maximum !== undefined && { maximum }) });
export const Score = () => Type.Number({ minimum: 0, maximum: 5, multipleOf: 0.5, default: 5 });
export const Price = () => Type.Number({ minimum: 0, maximum: 1_000_000, multipleOf: 0.01 });
