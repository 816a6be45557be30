import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { utils, read, write, type CellObject, type WorkBook, type WorkSheet } from 'xlsx';
import { text } from './texts.ts';
import { visit } from './visit.ts';

/** A text of the price matrix. */
export const word = (key: string, values: Record<string, string | number> = {}) =>
  text(`priceMatrix.${key}`, values);

/** A text of all imports of sheets. */
export const importWord = (key: string, values: Record<string, string | number> = {}) =>
  text(`sheetImport.${key}`, values);

/** Edits an exported sheet: devices by id, services by name. */
export class PriceSheet {
  private readonly sheet: WorkSheet;

  constructor(private readonly book: WorkBook) {
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) throw new Error('The file has no sheet');
    this.sheet = sheet;
  }

  private get rows() {
    return utils.sheet_to_json<unknown[]>(this.sheet, { header: 1 });
  }

  get services(): string[] {
    return (this.rows[0] ?? []).slice(2).map(String);
  }

  get devices(): string[] {
    const ids = this.rows.flatMap(([id], index) => (index >= 2 && typeof id === 'string' ? [id] : []));
    return [...new Set(ids)];
  }

  private get end() {
    return utils.decode_range(this.sheet['!ref'] ?? 'A1').e;
  }

  private at(r: number, c: number): unknown {
    return (this.sheet[utils.encode_cell({ r, c })] as CellObject | undefined)?.v;
  }

  private rowOf(device: string): number {
    for (let row = 0; row <= this.end.r; row += 1) if (this.at(row, 0) === device) return row;
    throw new Error(`The sheet has no device ${device}`);
  }

  private columnOf(service: string): number {
    const next = this.end.c + 1;
    for (let column = 0; column < next; column += 1) if (this.at(0, column) === service) return column;
    utils.sheet_add_aoa(this.sheet, [[service]], { origin: { r: 0, c: next } });
    return next;
  }

  /** Sets price, duration, warranty and display order; undefined keeps a cell, null clears it. */
  set(device: string, service: string, cells: (string | number | null | undefined)[]): string {
    const origin = { r: this.rowOf(device), c: this.columnOf(service) };
    cells.forEach((value, index) => {
      const address = utils.encode_cell({ r: origin.r + index, c: origin.c });
      if (value === null) delete this.sheet[address];
      else if (value !== undefined) utils.sheet_add_aoa(this.sheet, [[value]], { origin: address });
    });
    return utils.encode_cell(origin);
  }

  get(device: string, service: string): unknown[] {
    const [row, column] = [this.rowOf(device), this.columnOf(service)];
    return this.rows.slice(row, row + 4).map((cells) => cells[column]);
  }

  get name(): string {
    return this.book.SheetNames[0] ?? '';
  }

  toBuffer(bookType: 'xlsx' | 'xls' = 'xlsx'): Buffer {
    return write(this.book, { type: 'buffer', bookType }) as Buffer;
  }
}

/** The export and import dialogs of the price matrix. */
export class PriceMatrix {
  readonly dialog: Locator;

  /** `origin`: the address of a product other than the shared one. */
  constructor(
    readonly page: Page,
    private readonly origin = '',
  ) {
    this.dialog = page.getByRole('dialog');
  }

  private async show(path: string): Promise<void> {
    if (this.origin) await this.page.goto(this.origin + path);
    else await visit(this.page, path);
  }

  button(key: string): Locator {
    return this.dialog.getByRole('button', { name: text(key), exact: true });
  }

  tab(kind: string): Locator {
    return this.dialog.getByRole('tab', { name: new RegExp(`^${word(`kinds.${kind}`)} \\(`) });
  }

  /** Exports in the dialog and parses the downloaded file. */
  async export(): Promise<PriceSheet> {
    await this.show('/Manage/export');
    await expect(this.dialog.getByRole('note')).toBeVisible();
    const downloading = this.page.waitForEvent('download');
    await this.button('priceMatrix.export.download').click();
    const download = await downloading;
    await expect(this.dialog).toBeHidden();
    expect(download.suggestedFilename()).toMatch(/^service_price_sheet_[\dT-]+\.xlsx$/);
    return new PriceSheet(read(await readFile(await download.path())));
  }

  async choose(buffer: Buffer, name = 'prices.xlsx'): Promise<void> {
    await this.show('/Manage/import');
    await expect(this.button('sheetImport.choose')).toBeFocused();
    await this.dialog.locator('input[type=file]').setInputFiles({ name, buffer, mimeType: '' });
  }

  /** Selects a file and waits for the preview. */
  async preview(buffer: Buffer, name = 'prices.xlsx'): Promise<void> {
    await this.choose(buffer, name);
    await expect(
      this.dialog.getByRole('heading', { name: importWord('preview', { file: name }) }),
    ).toBeFocused({ timeout: 20_000 });
  }

  /** Processes the preview and waits until the dialog closes. */
  async process(): Promise<void> {
    await this.button('sheetImport.process').click();
    await expect(this.dialog).toBeHidden({ timeout: 20_000 });
    await expect(this.page).toHaveURL(/\/Manage$/);
  }
}
