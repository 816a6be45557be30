import type { FilePlace } from '../core/fileStore/openFileStore.ts';
import { createFiles } from '../core/files.ts';
import { brands, voidedBrands } from './data/brands.ts';
import { drawDevice, drawTile } from './drawings.ts';
import { series } from './devices.ts';
import type { Kind } from './data/series.ts';

/** URLs of the demo's images. */
export interface Pictures {
  device: (kind: Kind, brand: string) => string;
  tile: (brand: string) => string;
}

const tintOf = (brand: string) => brands[brand] ?? voidedBrands[brand] ?? 'slate';

/** Draws the demo's images and stores them as uploaded files. */
export async function storePictures(place: FilePlace): Promise<Pictures> {
  const drawings = new Map<string, string>();
  for (const brand of [...Object.keys(brands), ...Object.keys(voidedBrands)]) {
    drawings.set(brand, drawTile(brand, tintOf(brand)));
  }
  for (const { kind, brand } of series) {
    drawings.set(`${kind} ${tintOf(brand)}`, drawDevice(kind, tintOf(brand)));
  }
  const files = createFiles(place);
  const urls = new Map(
    await Promise.all(
      [...drawings].map(
        async ([name, drawing]) => [name, await files.save(new TextEncoder().encode(drawing))] as const,
      ),
    ),
  );
  const urlOf = (name: string) => {
    const url = urls.get(name);
    if (!url) throw new Error(`There is no picture of ${name}`);
    return url;
  };
  return { device: (kind, brand) => urlOf(`${kind} ${tintOf(brand)}`), tile: urlOf };
}
