import { memo, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import type { Node } from '../../../schemas/storefront/documents.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isHidden } from './entries.ts';
import { Facts } from './Facts.tsx';
import { meaningOf } from './meaning.ts';
import { paletteOf } from './palette.ts';
import { Part, Property } from './Part.tsx';
import { SearchResult } from './SearchResult.tsx';

interface SectionProps {
  node: Node;
  value: unknown;
  /** The general colours, which the section's own come over. */
  palette: CSSProperties;
  /** It stands beside what is being edited, to show the same colours. */
  isSample?: boolean;
}

/** A node of a document as the storefront would show it, and below it what the storefront only uses. */
export const Section = memo(function Section({ node, value, palette, isSample }: SectionProps) {
  const translate = useTranslate();
  const { schema, pointer, key } = node;
  const hidden = isHidden(schema, value);
  const isHead = Boolean(schema.properties?.metaList);
  return (
    <div style={palette}>
      <section
        className="section"
        data-node={key}
        data-hidden={hidden || undefined}
        style={paletteOf(schema, value)}
      >
        {hidden && <small className="mark">{translate('preview.hidden')}</small>}
        {isHead && isObject(value) && <SearchResult schema={schema} value={value} />}
        {schema.properties ? (
          <Part {...{ schema, value, pointer }} at="" />
        ) : (
          <Property name={key} meaning={meaningOf(key, schema)} {...{ schema, value, pointer }} at="" />
        )}
      </section>
      {!isSample && <Facts {...{ schema, value, pointer }} />}
    </div>
  );
});
