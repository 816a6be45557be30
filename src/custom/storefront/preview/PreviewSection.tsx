import { memo, type CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Node } from '../../../schemas/storefront/documents.ts';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { isHidden } from './entries.ts';
import { Facts } from './Facts.tsx';
import { meaningOf } from './meaning.ts';
import { paletteOf } from './palette.ts';
import { PreviewPart, Property } from './PreviewPart.tsx';
import { SearchResult } from './SearchResult.tsx';
import { usePreviewTexts } from './translatedText.ts';

interface PreviewSectionProps {
  node: Node;
  value: unknown;
  /** The general colours, which the section's own colours override. */
  palette: CSSProperties;
  /** It is highlighted and lists its invisible properties. */
  isHighlighted: boolean;
}

/** A node of a document as the storefront would show it. */
export const PreviewSection = memo(function PreviewSection({
  node,
  value,
  palette,
  isHighlighted,
}: PreviewSectionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { labels } = usePreviewTexts();
  const { schema, pointer, key } = node;
  const hidden = isHidden(schema, value);
  const isHead = Boolean(schema.properties?.metaList);
  return (
    <div className="node" aria-current={isHighlighted || undefined} style={palette}>
      {isHighlighted && (
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
          <PreviewPart {...{ schema, value, pointer }} at={pointer} />
        ) : (
          <Property
            name={key}
            meaning={meaningOf(key, schema)}
            {...{ schema, value, pointer }}
            at={pointer}
          />
        )}
      </section>
      {isHighlighted && <Facts {...{ schema, value, pointer }} />}
    </div>
  );
});
