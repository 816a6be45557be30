import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { Config, RichText, Slot, SlotComponent } from '@puckeditor/core';
import { useMemo, type ReactNode } from 'react';
import type { Static } from 'typebox';
import { sanitize } from '../../../../kit/sanitize.ts';
import type { blocks } from '../../../../schemas/storefront/blocks.ts';
import { imagePattern } from '../../../../schemas/storefront/patterns.ts';
import { columnNames, type BlockType } from '../../../../schemas/storefront/template.ts';
import { columnWidths } from './blockPosition.ts';

type Columns = (typeof columnNames)[number];

/** The properties of each block, from its schema. Columns and texts have the editor library's types. */
export type BlockProps = { [T in BlockType]: Required<Static<(typeof blocks)[T]>> } & {
  Row: Record<Columns, Slot>;
  Text: { content: RichText };
};

export type TemplateConfig = Config<BlockProps>;

type RowProps = Omit<BlockProps['Row'], Columns> & Record<Columns, SlotComponent>;

/** Columns side by side, stacked on a narrow screen. */
export function Row({ layout, background, ...columns }: RowProps) {
  const parts = columnWidths(layout);
  const template = parts.map((part) => `minmax(0, ${part}fr)`).join(' ');
  return (
    <section className="row" data-background={background}>
      <div className="columns" style={{ '--columns': template } as object}>
        {columnNames.slice(0, parts.length).map((name) => {
          const Column = columns[name];
          return <Column key={name} className="column" minEmptyHeight={72} disallow={['Row']} />;
        })}
      </div>
    </section>
  );
}

export function Heading({ text, level, align }: BlockProps['Heading']) {
  // One level below the admin's headings. The block's own level is only visual.
  return (
    <div role="heading" aria-level={3} className={`heading ${level}`} data-align={align}>
      {text}
    </div>
  );
}

export function Text({ content, align }: { content: ReactNode; align: string }) {
  return (
    <div className="text" data-align={align}>
      {content}
    </div>
  );
}

const pictures = new RegExp(imagePattern, 'u');

export function Image({ src, alt, width }: BlockProps['Image']) {
  return (
    <div className="image" data-width={width}>
      {pictures.test(src) ? <img src={src} alt={alt} /> : <ImageIcon className="placeholder" />}
    </div>
  );
}

/** Inert here: the link works on the storefront only. */
export function Button({ label, link, look, align }: BlockProps['Button']) {
  return (
    <div className="aligned" data-align={align}>
      <span className="button" data-look={look} title={link}>
        {label}
      </span>
    </div>
  );
}

export const Spacer = ({ size }: BlockProps['Spacer']) => <div className="spacer" data-size={size} />;

export const Divider = () => <hr />;

/** Maximum characters of markup rendered here. All of it is stored. */
const longest = 100_000;

/** Markup of the storefront, rendered without its scripts, styles and forms. */
export function Html({ code }: { code: unknown }) {
  const markup = typeof code === 'string' ? code.slice(0, longest) : '';
  const clean = useMemo(() => sanitize(markup, { pictures, describe: (name) => name }), [markup]);
  return <div className="html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
