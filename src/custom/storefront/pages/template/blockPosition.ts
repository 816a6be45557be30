import {
  columnNames,
  rowLayouts,
  type Block,
  type RowLayout,
  type Template,
} from '../../../../schemas/storefront/template.ts';

/** The position of a block: the editor's zone and the index in it. */
export interface BlockPosition {
  zone: string;
  index: number;
}

/** The zone of the page itself. */
export const rootZone = 'root:default-zone';

export const isSamePosition = (one: BlockPosition, other: BlockPosition | undefined) =>
  one.zone === other?.zone && one.index === other.index;

interface Column {
  zone: string;
  blocks: Block[];
}

/** Returns the column widths of a row layout; a single column for an unknown one. */
export const columnWidths = (layout: unknown): number[] =>
  typeof layout === 'string' && Object.hasOwn(rowLayouts, layout) ? rowLayouts[layout as RowLayout] : [1];

/** Returns the columns that a row's layout shows. Other blocks have none. */
export const visibleColumns = ({ type, props }: Block): Column[] =>
  type === 'Row'
    ? columnNames
        .slice(0, columnWidths(props.layout).length)
        .map((name) => ({ zone: `${props.id}:${name}`, blocks: (props[name] ?? []) as Block[] }))
    : [];

/**
 * Where a clicked block is inserted: into an empty column of the selected row, after the selected block, or at the end.
 */
export function insertPosition(
  { content }: Template,
  type: string,
  chosen: BlockPosition | undefined,
): BlockPosition {
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
 * Returns the next position up or down the page for a block moved by keyboard. It passes through the columns of rows,
 * which a row itself skips. Undefined at the page's end.
 */
export function adjacentPosition(
  { content }: Template,
  { zone, index }: BlockPosition,
  step: -1 | 1,
): BlockPosition | undefined {
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
