import { Fragment, useMemo, type CSSProperties } from 'react';
import { nodesOf, type Node } from '../../../schemas/storefront/documents.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import { colorsAt } from './palette.ts';
import { PreviewSection } from './PreviewSection.tsx';

interface PageSectionsProps {
  nodes: Node[];
  highlighted: Node;
  /** The whole document. */
  config: unknown;
  palette: CSSProperties;
}

/** The sections that preview the general colours while they are edited. */
const samples = nodesOf('storeConfig', ['/homepage/section1', '/homepage/section6']);

/** Shown first on a page. The rest follows in document order. */
const first = ['headData', 'header'];
const rank = ({ key }: Node) => (first.includes(key) ? first.indexOf(key) : first.length);

/** A whole page of the storefront with the edited section highlighted. */
export function PageSections({ nodes, highlighted, config, palette }: PageSectionsProps) {
  const sections = useMemo(() => nodes.toSorted((a, b) => rank(a) - rank(b)), [nodes]);
  const draw = (node: Node, isHighlighted: boolean) => (
    <PreviewSection
      key={node.pointer}
      node={node}
      value={valueAt(config, node.pointer)}
      palette={palette}
      isHighlighted={isHighlighted}
    />
  );
  return sections.map((node) => (
    <Fragment key={node.pointer}>
      {draw(node, node.pointer === highlighted.pointer)}
      {node === highlighted && node.pointer === colorsAt && samples.map((sample) => draw(sample, false))}
    </Fragment>
  ));
}
