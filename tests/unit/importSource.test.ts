import { expect, test } from 'vitest';
import { importSource } from '../../build/importSource.ts';
import type * as Catalogues from '../../build/catalogues.ts';

test('imports a source with what it finds by import.meta.glob, and never sets NODE_ENV', async () => {
  const { NODE_ENV } = process.env;
  delete process.env.NODE_ENV;
  try {
    const importing = importSource<typeof Catalogues>('build/catalogues.ts');
    const seen = new Set<string | undefined>();
    const watching = setInterval(() => seen.add(process.env.NODE_ENV), 1);
    const { en, fr } = await importing.finally(() => clearInterval(watching));
    expect([en.resources.brands?.name, fr.resources.brands?.name]).toEqual([
      'Brand |||| Brands',
      'Marque |||| Marques',
    ]);
    expect([...seen]).toEqual([undefined]);
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
});
