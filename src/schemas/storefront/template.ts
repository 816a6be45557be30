import { isObject } from './schema.ts';

/** The blocks that a static page is built of. */
export const blockTypes = ['Row', 'Heading', 'Text', 'Image', 'Button', 'Spacer', 'Divider', 'Html'] as const;
export type BlockType = (typeof blockTypes)[number];

/** How wide the columns of a row are, in parts of its width. */
export const rowLayouts = {
  '1': [1],
  '1-1': [1, 1],
  '1-2': [1, 2],
  '2-1': [2, 1],
  '1-1-1': [1, 1, 1],
  '1-1-1-1': [1, 1, 1, 1],
};
export type RowLayout = keyof typeof rowLayouts;

/** The columns of a row, each a list of blocks. */
export const columnNames = ['first', 'second', 'third', 'fourth'] as const;

/** One block with what was entered into it; the columns of a row hold blocks of their own. */
export interface Block {
  type: string;
  props: { id: string; [property: string]: unknown };
}

/** The content of a static page, as its file holds it. */
export interface Template {
  root: { props?: Record<string, unknown> };
  content: Block[];
  zones?: Record<string, Block[]>;
}

/** Every template is the document '1' (contract 2 §2.7). */
const documentId = '1';

export const withDocumentId = (template: Template): Template => ({
  ...template,
  root: { ...template.root, props: { ...template.root.props, id: documentId } },
});

export const emptyTemplate = withDocumentId({ root: {}, content: [], zones: {} });

/** Can the editor open it? What it does not know inside stays as it is. */
export const isTemplate = (value: unknown): value is Template =>
  isObject(value) && isObject(value.root) && Array.isArray(value.content) && value.content.every(isBlock);

const isBlock = (value: unknown): value is Block =>
  isObject(value) && typeof value.type === 'string' && isObject(value.props);
