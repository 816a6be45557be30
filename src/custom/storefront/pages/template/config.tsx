import type { Field } from '@puckeditor/core';
import type { TranslateFunction } from 'react-admin';
import { rowLayouts } from '../../../../schemas/storefront/template.ts';
import { Button, Divider, Heading, Html, Image, Row, Spacer, Text, type TemplateConfig } from './blocks.tsx';
import { CodeField } from './CodeField.tsx';
import { ImageField } from './ImageField.tsx';
import { TextMenu } from './TextMenu.tsx';

const choices = {
  layout: Object.keys(rowLayouts),
  background: ['none', 'soft', 'accent'],
  level: ['h1', 'h2', 'h3'],
  align: ['left', 'center', 'right'],
  width: ['small', 'medium', 'full'],
  look: ['filled', 'outlined', 'plain'],
  size: ['small', 'medium', 'large'],
};

/** Aligned by the block's own property: the markup carries no styles. */
const richText = { textAlign: false } as const;

/** The blocks of a page, with their fields and first values in the language of the person. */
export function templateConfig(translate: TranslateFunction): TemplateConfig {
  const text = (key: string) => translate(`staticPages.${key}`);
  const label = (name: string) => text(`fields.${name}`);
  const choice = (name: keyof typeof choices): Field<string> => ({
    type: 'select',
    label: label(name),
    options: choices[name].map((value) => ({ value, label: text(`choices.${name}.${value}`) })),
  });
  const word = (name: string): Field<string> => ({ type: 'text', label: label(name) });
  const column = { type: 'slot' as const };
  return {
    components: {
      Row: {
        label: text('blocks.Row'),
        fields: {
          layout: choice('layout') as Field<keyof typeof rowLayouts>,
          background: choice('background'),
          first: column,
          second: column,
          third: column,
          fourth: column,
        },
        defaultProps: { layout: '1-1', background: 'none', first: [], second: [], third: [], fourth: [] },
        render: Row,
      },
      Heading: {
        label: text('blocks.Heading'),
        fields: { text: word('text'), level: choice('level'), align: choice('align') },
        defaultProps: { text: text('samples.heading'), level: 'h2', align: 'left' },
        render: Heading,
      },
      Text: {
        label: text('blocks.Text'),
        fields: {
          content: {
            type: 'richtext',
            label: label('content'),
            options: richText,
            renderMenu: () => <TextMenu />,
            renderInlineMenu: () => <TextMenu />,
          },
          align: choice('align'),
        },
        defaultProps: { content: `<p>${text('samples.text')}</p>`, align: 'left' },
        render: Text,
      },
      Image: {
        label: text('blocks.Image'),
        fields: {
          src: { type: 'custom', label: label('src'), render: ImageField },
          alt: word('alt'),
          width: choice('width'),
        },
        defaultProps: { src: '', alt: '', width: 'full' },
        render: Image,
      },
      Button: {
        label: text('blocks.Button'),
        fields: { label: word('label'), link: word('link'), look: choice('look'), align: choice('align') },
        defaultProps: { label: text('samples.button'), link: '/', look: 'filled', align: 'left' },
        render: Button,
      },
      Spacer: {
        label: text('blocks.Spacer'),
        fields: { size: choice('size') },
        defaultProps: { size: 'medium' },
        render: Spacer,
      },
      Divider: { label: text('blocks.Divider'), fields: {}, render: Divider },
      Html: {
        label: text('blocks.Html'),
        fields: { code: { type: 'custom', label: label('code'), render: CodeField } },
        defaultProps: { code: '' },
        render: Html,
      },
    },
  };
}
