import { Type, type TSchema } from 'typebox';
import type { ValidationError } from '../validate.ts';
import { Select, Code, Html, Image, Link, Group, Text, PlainText } from './fields.ts';
import { imagePattern, linkPattern, orEmpty } from './patterns.ts';
import { pointerTo } from './pointer.ts';
import { isObject } from './schema.ts';
import { columnNames, rowLayouts, type BlockType, type RowLayout } from './template.ts';

const Block = Group(
  { type: PlainText({ maxLength: 50 }), props: Group({ id: PlainText() }) },
  { required: ['type', 'props'] },
);

/** A whole template; the properties of its blocks are described by `blocks`. */
export const TemplateDocument = Group(
  {
    root: Group({ props: Group({}) }),
    content: Type.Array(Block, { maxItems: 2000 }),
    zones: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: Type.Array(Block),
    }),
  },
  { required: ['root', 'content'] },
);

const layouts = Object.keys(rowLayouts) as RowLayout[];
const Column = () => Type.Array(Block, { maxItems: 500, default: [] });
const Align = () => Select(['left', 'center', 'right'], { default: 'left' });
/** Values may be empty until they are entered. */
const empty = { minLength: 0 };

/** Properties of each block of a static page; form fields, validation and defaults derive from them. */
export const blocks = {
  Row: Group({
    layout: Select(layouts, { default: '1-1' }),
    background: Select(['none', 'soft', 'accent'], { default: 'none' }),
    first: Column(),
    second: Column(),
    third: Column(),
    fourth: Column(),
  }),
  Heading: Group({
    text: Text(empty),
    level: Select(['h1', 'h2', 'h3'], { default: 'h2' }),
    align: Align(),
  }),
  Text: Group({ content: Html({ ...empty, maxLength: 100_000 }), align: Align() }),
  Image: Group({
    src: Image({ pattern: orEmpty(imagePattern) }),
    alt: Text(empty),
    width: Select(['small', 'medium', 'full'], { default: 'full' }),
  }),
  Button: Group({
    label: Text(empty),
    link: Link({ pattern: orEmpty(linkPattern), default: '/' }),
    look: Select(['filled', 'outlined', 'plain'], { default: 'filled' }),
    align: Align(),
  }),
  Spacer: Group({ size: Select(['small', 'medium', 'large'], { default: 'medium' }) }),
  Divider: Group({}),
  Html: Group({ code: Code(empty) }),
};

export const blockSchemas: Record<BlockType, TSchema> = blocks;

const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blocks, type);

/**
 * Calls `visit` for every block of a template, with the JSON Pointer of its properties; skips blocks of unknown types.
 */
export function visitBlocks(
  template: unknown,
  visit: (pointer: string, type: BlockType, props: Record<string, unknown>) => void,
): void {
  const ofList = (list: unknown, pointer: string) => {
    if (Array.isArray(list)) list.forEach((block, index) => ofBlock(block, `${pointer}/${index}`));
  };
  const ofBlock = (block: unknown, pointer: string) => {
    if (!isObject(block) || !isBlockType(block.type) || !isObject(block.props)) return;
    const { type, props } = block;
    visit(`${pointer}/props`, type, props);
    for (const name of columnNames) ofList(props[name], `${pointer}/props/${name}`);
  };
  if (!isObject(template)) return;
  ofList(template.content, '/content');
  const zones = isObject(template.zones) ? Object.entries(template.zones) : [];
  for (const [zone, list] of zones) ofList(list, pointerTo('/zones', zone));
}

/** Validates the blocks of a template with `errorsOf`. */
export function templateErrors(
  template: unknown,
  errorsOf: (type: BlockType, props: unknown) => ValidationError[],
): ValidationError[] {
  const errors: ValidationError[] = [];
  visitBlocks(template, (pointer, type, props) =>
    errors.push(...errorsOf(type, props).map((error) => ({ ...error, path: pointer + error.path }))),
  );
  return errors;
}
