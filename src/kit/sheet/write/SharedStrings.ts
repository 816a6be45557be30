import { escapeXml, spreadsheet, xml } from './xml.ts';

/** The sharedStrings part of a workbook; iterating yields its XML. */
export class SharedStrings implements Iterable<string> {
  readonly #indexes = new Map<string, number>();

  indexOf(text: string): number {
    const index = this.#indexes.get(text) ?? this.#indexes.size;
    this.#indexes.set(text, index);
    return index;
  }

  *[Symbol.iterator](): Iterator<string> {
    yield xml(`<sst xmlns="${spreadsheet}" uniqueCount="${this.#indexes.size}">`);
    for (const text of this.#indexes.keys()) yield `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`;
    yield '</sst>';
  }
}
