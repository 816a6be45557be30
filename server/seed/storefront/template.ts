import {
  columnNames,
  withDocumentId,
  type Block,
  type BlockType,
  type RowLayout,
  type Template,
} from '../../../src/schemas/storefront/template.ts';

interface Draft {
  type: BlockType;
  props: Record<string, unknown>;
}

interface RowOptions {
  background?: 'none' | 'soft' | 'accent';
}

/** Columns side by side, as many as the layout has. */
export const row = (
  layout: RowLayout,
  columns: Draft[][],
  { background = 'none' }: RowOptions = {},
): Draft => ({
  type: 'Row',
  props: {
    layout,
    background,
    ...Object.fromEntries(columnNames.map((name, index) => [name, columns[index] ?? []])),
  },
});

export const heading = (text: string, level: 'h1' | 'h2' | 'h3' = 'h2'): Draft => ({
  type: 'Heading',
  props: { text, level, align: 'left' },
});

export const text = (content: string): Draft => ({ type: 'Text', props: { content, align: 'left' } });

export const image = (src: string, alt: string): Draft => ({
  type: 'Image',
  props: { src, alt, width: 'medium' },
});

export const button = (label: string, link: string, look: 'filled' | 'outlined' = 'filled'): Draft => ({
  type: 'Button',
  props: { label, link, look, align: 'left' },
});

export const spacer: Draft = { type: 'Spacer', props: { size: 'medium' } };

/** A template of these blocks, each with a unique id. */
export function template(content: Draft[]): Template {
  let count = 0;
  const named = ({ type, props }: Draft): Block => {
    count += 1;
    const id = `${type}-${count}`;
    const columns = columnNames
      .filter((name) => name in props)
      .map((name) => [name, (props[name] as Draft[]).map(named)] as const);
    return { type, props: { id, ...props, ...Object.fromEntries(columns) } };
  };
  return withDocumentId({ root: {}, content: content.map(named), zones: {} });
}
