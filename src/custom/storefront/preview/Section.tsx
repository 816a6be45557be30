import { memo, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Node } from '../../../schemas/storefront/documents.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isHidden } from './entries.ts';
import { Facts } from './Facts.tsx';
import { meaningOf } from './meaning.ts';
import { paletteOf } from './palette.ts';
import { Part, Property } from './Part.tsx';
import { SearchResult } from './SearchResult.tsx';
import { useWords } from './words.ts';

interface SectionProps {
  node: Node;
  value: unknown;
  /** The general colours, which the section's own come over. */
  palette: CSSProperties;
  /** It is marked, and says what the storefront only uses. */
  isInHand: boolean;
}

/** A node of a document as the storefront would show it. */
export const Section = memo(function Section({ node, value, palette, isInHand }: SectionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { labels } = useWords();
  const { schema, pointer, key } = node;
  const hidden = isHidden(schema, value);
  const isHead = Boolean(schema.properties?.metaList);
  return (
    <div className="node" aria-current={isInHand || undefined} style={palette}>
      {isInHand && (
        <div className="name-tag" lang={locale}>
          {labels.node(key)}
        </div>
      )}
      <section
        className="section"
        data-node={key}
        data-at={pointer}
        data-hidden={hidden || undefined}
        style={paletteOf(schema, value)}
      >
        {hidden && <small className="mark">{translate('preview.hidden')}</small>}
        {isHead && isObject(value) && <SearchResult schema={schema} value={value} />}
        {schema.properties ? (
          <Part {...{ schema, value, pointer }} at={pointer} />
        ) : (
          <Property
            name={key}
            meaning={meaningOf(key, schema)}
            {...{ schema, value, pointer }}
            at={pointer}
          />
        )}
      </section>
      {isInHand && <Facts {...{ schema, value, pointer }} />}
    </div>
  );
});
