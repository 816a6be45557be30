import { idColumn, productColumn, readRowName, rowLabels } from '../layout.ts';
import type { FoundBlocks } from './Block.ts';
import type { Grid } from '../../../../../kit/sheet/read/readWorkbook.ts';
import { idAt, nameAt, noteAt, strayNotes } from './rowTexts.ts';

/** A note for each missing row of a device, by label. */
const missing = [
  'priceSheet.reasons.missing_price',
  'priceSheet.reasons.missing_duration',
  'priceSheet.reasons.missing_warranty',
  'priceSheet.reasons.missing_display_order',
];

interface Device {
  firstRow: number;
  product: string;
  /** By label. */
  rows: (number | undefined)[];
}

/** Reads the devices of a sheet in which every row names its device and content, in any order. */
export function namedBlocks(grid: Grid, firstRow: number): FoundBlocks {
  const found: FoundBlocks = { blocks: [], notes: [], misplaced: new Set() };
  const devices = new Map<string, Device>();
  for (let row = firstRow; row < grid.rows.length; row += 1) takeRow(row);
  for (const [id, device] of devices) takeDevice(id, device);
  return found;

  function takeRow(row: number): void {
    const id = idAt(grid, row);
    if (!id) {
      found.notes.push(...strayNotes(grid, row));
      return;
    }
    const name = readRowName(nameAt(grid, row));
    const device: Device = devices.get(id) ?? { firstRow: row, product: name?.product ?? '', rows: [] };
    devices.set(id, device);
    if (!name) refuse(id, row, productColumn, 'priceSheet.reasons.row_label');
    else if (device.rows[name.line] !== undefined)
      refuse(id, row, productColumn, 'priceSheet.reasons.row_duplicate');
    else device.rows[name.line] = row;
  }

  function takeDevice(id: string, device: Device): void {
    const rows = rowLabels.flatMap((_, line) => device.rows[line] ?? []);
    const isRefused = found.misplaced.has(id);
    if (rows.length === rowLabels.length && !isRefused)
      found.blocks.push({ rows, id, product: device.product });
    // Unlabelled rows may be the missing ones.
    if (isRefused) return;
    for (const [line, reason] of missing.entries())
      if (device.rows[line] === undefined) refuse(id, device.firstRow, idColumn, reason, device.product);
  }

  function refuse(id: string, row: number, column: number, reason: string, product?: string): void {
    const note = noteAt(grid, row, column, reason);
    found.notes.push(product ? { ...note, product } : note);
    found.misplaced.add(id);
  }
}
