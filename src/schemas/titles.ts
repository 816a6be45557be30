/** Text as people see it: white space around it and its kind do not count. */
export const tidyTitle = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Names that differ only in case or white space are one service. */
export const titleKey = (title: string) => tidyTitle(title).toLowerCase();
