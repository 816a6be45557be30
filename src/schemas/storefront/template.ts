import { isObject } from './schema.ts';

/** Block types of static pages. */
export const blockTypes = ['Row', 'Heading', 'Text', 'Image', 'Button', 'Spacer', 'Divider', 'Html'] as const;
export type BlockType = (typeof blockTypes)[number];

/** Relative widths of the columns of a row. */
export const rowLayouts = {
  '1': [1],
  '1-1': [1, 1],
  '1-2': [1, 2],
  '2-1': [2, 1],
  '1-1-1': [1, 1, 1],
  '1-1-1-1': [1, 1, 1, 1],
};
export type RowLayout = keyof typeof rowLayouts;

/** Columns of a row, each a list of blocks. */
export const columnNames = ['first', 'second', 'third', 'fourth'] as const;

/** A block and its properties; columns of a row contain nested blocks. */
export interface Block {
  type: string;
  props: { id: string; [property: string]: unknown };
}

/** The content of a static page as stored. */
export interface Template {
  root: { props?: Record<string, unknown> };
  content: Block[];
  zones?: Record<string, Block[]>;
}

/** Every template has the document id '1' (contract 2 §2.7). */
const documentId = '1';

export const withDocumentId = (template: Template): Template => ({
  ...template,
  root: { ...template.root, props: { ...template.root.props, id: documentId } },
});

export const emptyTemplate = withDocumentId({ root: {}, content: [], zones: {} });

/** Whether the editor can open the value; unknown properties are preserved. */
export const isTemplate = (value: unknown): value is Template =>
  isObject(value) && isObject(value.root) && Array.isArray(value.content) && value.content.every(isBlock);

const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);
