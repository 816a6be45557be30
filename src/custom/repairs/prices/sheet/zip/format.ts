/** How each part of an archive begins, and how long it is without names. */
export const localHeader = { signature: 0x04034b50, size: 30 };
export const centralHeader = { signature: 0x02014b50, size: 46 };
export const endRecord = { signature: 0x06054b50, size: 22 };

/** Archives hold the same deflated data as gzip does between these, which browsers read and write themselves. */
export const gzipHeader = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0]);
export const gzipTrailerSize = 8;
