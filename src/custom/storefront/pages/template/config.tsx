import type { Field } from '@puckeditor/core';
import type { TranslateFunction } from 'react-admin';
import { blockSchemas } from '../../../../schemas/storefront/blocks.ts';
import { childrenOf, type Schema } from '../../../../schemas/storefront/schema.ts';
import type { BlockType } from '../../../../schemas/storefront/template.ts';
import {
  Button,
  Divider,
  Heading,
  Html,
  Image,
  Row,
  Spacer,
  Text,
  type BlockProps,
  type TemplateConfig,
} from './blocks.tsx';
import { CodeField } from './CodeField.tsx';
import { ImageField } from './ImageField.tsx';
import { LinkField } from './LinkField.tsx';
import { TextMenu } from './TextMenu.tsx';

/** Returns the field of a property, by its schema. */
function fieldOf(name: string, schema: Schema, text: (key: string) => string): Field {
  if (schema.items) return { type: 'slot' };
  const label = text(`fields.${name}`);
  if (schema.enum) {
    const options = schema.enum.map((value) => ({
      value: String(value),
      label: text(`choices.${name}.${String(value)}`),
    }));
    return { type: 'select', label, options };
  }
  switch (schema.format) {
    case 'html':
      return {
        type: 'richtext',
        label,
        // Alignment is a property of the block: the markup carries no styles.
        options: { textAlign: false },
        renderInlineMenu: ({ editor }) => <TextMenu editor={editor} />,
      };
    case 'code':
      return { type: 'custom', label, render: CodeField };
    case 'image':
      return { type: 'custom', label, render: ImageField };
    case 'link':
      return { type: 'custom', label, render: LinkField };
    default:
      return { type: 'text', label };
  }
}

type Components = TemplateConfig['components'];

/** Returns the blocks of a page with their fields, and default values in the user's language. */
export function templateConfig(translate: TranslateFunction): TemplateConfig {
  const text = (key: string) => translate(`staticPages.${key}`);
  const component = <T extends BlockType>(
    type: T,
    render: Components[T]['render'],
    samples: Partial<BlockProps[T]> = {},
  ) => {
    const properties = childrenOf(blockSchemas[type]);
    const values = properties.map(([name, schema]) => [name, schema.default ?? '']);
    const fields = properties.map(([name, schema]) => [name, fieldOf(name, schema, text)]);
    return {
      label: text(`blocks.${type}`),
      fields: Object.fromEntries(fields) as object,
      defaultProps: { ...Object.fromEntries(values), ...samples } as object,
      render,
    } as Components[T];
  };
  return {
    components: {
      Row: component('Row', Row),
      Heading: component('Heading', Heading, { text: text('samples.heading') }),
      Text: component('Text', Text, { content: `<p>${text('samples.text')}</p>` }),
      Image: component('Image', Image),
      Button: component('Button', Button, { label: text('samples.button') }),
      Spacer: component('Spacer', Spacer),
      Divider: component('Divider', Divider),
      Html: component('Html', Html),
    },
  };
}
