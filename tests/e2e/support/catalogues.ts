import type * as Catalogues from '../../../build/catalogues.ts';
import { importSource } from '../../../build/importSource.ts';

/** All texts of the interface. Bundled, since texts of resources are found with import.meta.glob. */
export const { en, fr } = await importSource<typeof Catalogues>('build/catalogues.ts');
