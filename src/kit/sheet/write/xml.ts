const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Characters that XML cannot contain are written as `_x0007_`, as spreadsheets do; text that looks like it is escaped.
 */
const unwritable = /(?![\t\n\x7f-\x9f])\p{Cc}|[\ufffe\uffff]|_(?=x[\da-f]{4}_)/giu;

const encode = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const escapeXml = (text: string) =>
  text.replaceAll(unwritable, encode).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** The SpreadsheetML namespace. */
export const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Adds the XML declaration. */
export const xml = (root: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
