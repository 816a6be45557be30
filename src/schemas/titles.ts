/** Trims, collapses white space and normalizes to NFC. */
export const tidyTitle = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Titles with the same key name the same service: case and white space do not count. */
export const titleKey = (title: string) => tidyTitle(title).toLowerCase();
