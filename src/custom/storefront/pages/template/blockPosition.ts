import {
  columnNames,
  rowLayouts,
  type Block,
  type RowLayout,
  type Template,
} from '../../../../schemas/storefront/template.ts';

/** Where a block stands: the list it is in, as the editor names it, and its place there. */
export interface BlockPosition {
  zone: string;
  index: number;
}

/** The list of the page itself. */
export const rootZone = 'root:default-zone';

export const isSamePosition = (one: BlockPosition, other: BlockPosition | undefined) =>
  one.zone === other?.zone && one.index === other.index;

interface Column {
  zone: string;
  blocks: Block[];
}

/** How wide the columns of a row with this layout are; one column where it is none. */
export const columnWidths = (layout: unknown): number[] =>
  typeof layout === 'string' && Object.hasOwn(rowLayouts, layout) ? rowLayouts[layout as RowLayout] : [1];

/** The columns of a row that its layout shows; other blocks have none. */
export const visibleColumns = ({ type, props }: Block): Column[] =>
  type === 'Row'
    ? columnNames
        .slice(0, columnWidths(props.layout).length)
        .map((name) => ({ zone: `${props.id}:${name}`, blocks: (props[name] ?? []) as Block[] }))
    : [];

/** Where a pressed block of the list goes: into an empty column of the chosen row, after the chosen block, or last. */
export function insertPosition({ content }: Template, type: string, chosen: BlockPosition | undefined): BlockPosition {
  if (!chosen) return { zone: rootZone, index: content.length };
  const row = chosen.zone === rootZone ? content[chosen.index] : undefined;
  const empty = row && visibleColumns(row).find(({ blocks }) => blocks.length === 0);
  if (empty && type !== 'Row') return { zone: empty.zone, index: 0 };
  if (type === 'Row' && chosen.zone !== rootZone) {
    return { zone: rootZone, index: rowOf(content, chosen.zone) + 1 };
  }
  return { zone: chosen.zone, index: chosen.index + 1 };
}

const rowOf = (content: Block[], zone: string) =>
  content.findIndex((block) => visibleColumns(block).some((column) => column.zone === zone));

/**
 * The next place up or down the page for a block that is moved by keyboard: through the columns of rows on its way,
 * which a row itself skips. Undefined at the page's end.
 */
export function adjacentPosition({ content }: Template, { zone, index }: BlockPosition, step: -1 | 1): BlockPosition | undefined {
  const isRoot = zone === rootZone;
  const rowIndex = isRoot ? index : rowOf(content, zone);
  const row = content[rowIndex];
  if (!row) return undefined;
  if (isRoot) return fromPage(content, row, index, step);
  const columns = visibleColumns(row);
  const at = columns.findIndex((column) => column.zone === zone);
  const target = index + step;
  if (target >= 0 && target < (columns[at]?.blocks.length ?? 0)) return { zone, index: target };
  const next = columns[at + step];
  if (next) return endOf(next, step);
  return { zone: rootZone, index: step < 0 ? rowIndex : rowIndex + 1 };
}

function fromPage(content: Block[], block: Block, index: number, step: -1 | 1): BlockPosition | undefined {
  const neighbour = content[index + step];
  if (!neighbour) return undefined;
  const columns = block.type === 'Row' ? [] : visibleColumns(neighbour);
  const entered = step < 0 ? columns.at(-1) : columns[0];
  return entered ? endOf(entered, step) : { zone: rootZone, index: index + step };
}

const endOf = ({ zone, blocks }: Column, step: -1 | 1): BlockPosition => ({
  zone,
  index: step < 0 ? blocks.length : 0,
});
