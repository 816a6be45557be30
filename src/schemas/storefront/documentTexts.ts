import { blockSchemas, visitBlocks } from './blocks.ts';
import { withValueAt } from './pointer.ts';
import { visitValues, type Schema } from './schema.ts';

/** Translatable texts of a part of a document. */
export function translatableTexts(schema: Schema, value: unknown): string[] {
  const found = new Set<string>();
  visitValues(schema, value, (_, { translated }, text) => {
    if (translated && typeof text === 'string' && text.trim()) found.add(text);
  });
  return [...found];
}

/** Translatable texts of the blocks of a static page. */
export function templateTexts(template: unknown): string[] {
  const found = new Set<string>();
  visitBlocks(template, (_, type, props) =>
    translatableTexts(blockSchemas[type], props).forEach((text) => found.add(text)),
  );
  return [...found];
}

/** Replaces the translatable texts of a template, for instance by a translation. */
export function mapTexts<T>(template: T, word: (text: string) => string): T {
  let next: unknown = template;
  visitBlocks(template, (at, type, props) =>
    visitValues(blockSchemas[type], props, (pointer, { translated }, text) => {
      if (translated && typeof text === 'string') next = withValueAt(next, at + pointer, word(text));
    }),
  );
  return next as T;
}

/** Texts that a change adds; they are sent for translation (contract 2 §7). */
export function newTexts(schema: Schema, before: unknown, after: unknown): string[] {
  const known = new Set(translatableTexts(schema, before));
  return translatableTexts(schema, after).filter((text) => !known.has(text));
}
