import { expect, test } from 'vitest';
import { importSource } from '../../build/importSource.ts';
import type * as Catalogues from '../../build/catalogues.ts';

test('imports a source with what it finds by import.meta.glob, and leaves NODE_ENV as it was', async () => {
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  try {
    const { en, fr } = await importSource<typeof Catalogues>('build/catalogues.ts');
    expect([en.resources.brands?.name, fr.resources.brands?.name]).toEqual([
      'Brand |||| Brands',
      'Marque |||| Marques',
    ]);
    expect(process.env.NODE_ENV).toBeUndefined();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});
