import ImageIcon from '@mui/icons-material/ImageOutlined';
import type { Config, RichText, Slot, SlotComponent } from '@puckeditor/core';
import { useMemo, type ReactNode } from 'react';
import { sanitize } from '../../../../kit/sanitize.ts';
import { imagePattern } from '../../../../schemas/storefront/patterns.ts';
import { columnNames, type RowLayout } from '../../../../schemas/storefront/template.ts';
import { partsOf } from './places.ts';

/** What is entered into each block. */
export interface BlockProps {
  Row: Record<(typeof columnNames)[number], Slot> & { layout: RowLayout; background: string };
  Heading: { text: string; level: string; align: string };
  Text: { content: RichText; align: string };
  Image: { src: string; alt: string; width: string };
  Button: { label: string; link: string; look: string; align: string };
  Spacer: { size: string };
  Divider: object;
  Html: { code: string };
}

export type TemplateConfig = Config<BlockProps>;

type RowProps = Omit<BlockProps['Row'], (typeof columnNames)[number]> &
  Record<(typeof columnNames)[number], SlotComponent>;

/** Columns beside each other; under each other where there is no room. */
export function Row({ layout, background, ...columns }: RowProps) {
  const parts = partsOf(layout);
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
  // Below the headings of the admin's page; how it is divided itself is seen, not told.
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

export function Image({ src, alt, width }: BlockProps['Image']) {
  return (
    <div className="image" data-width={width}>
      {src ? <img src={src} alt={alt} /> : <ImageIcon className="placeholder" />}
    </div>
  );
}

/** Leads nowhere here: only visitors follow it. */
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

const pictures = new RegExp(imagePattern, 'u');

/** As much mark-up as is shown here; all of it is kept. */
const longest = 100_000;

/** Mark-up for the storefront, shown without its scripts, styles and forms. */
export function Html({ code }: { code: unknown }) {
  const markup = typeof code === 'string' ? code.slice(0, longest) : '';
  const clean = useMemo(() => sanitize(markup, { pictures, describe: (name) => name }), [markup]);
  return <div className="html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
