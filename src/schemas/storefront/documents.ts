import type { TSchema } from 'typebox';
import { IntakeRules } from '../tickets/intakeRules.ts';
import { blocks } from './blocks.ts';
import { LocationConfig } from './locationConfig.ts';
import { Page } from './page.ts';
import { childrenOf, itemsOf, schemaAt, type Schema } from './schema.ts';
import { StoreConfig } from './storeConfig.ts';

/** A node of an editor's tree: a section of a document with a form of its own. */
export interface Node {
  /** The last property of the pointer; its key in the message catalogue. */
  key: string;
  /** JSON Pointer of the section; empty for the whole document. */
  pointer: string;
  schema: Schema;
}

/** A panel of the Configurations screen: the sections below these pointers. */
export interface Panel {
  name: string;
  roots: string[];
  /** New texts are sent for translation before saving (contract 2 §7). */
  isTranslated?: boolean;
  /** Shown only if the stored document contains the first root. */
  isOptional?: boolean;
}

/**
 * Panels of a document: its properties with `sections` in order, each with the properties that name it as their panel.
 */
export function panelsOf(schema: TSchema): Panel[] {
  const parts = childrenOf(schema);
  return parts
    .filter(([, part]) => part.sections)
    .map(([name, { translated, optional }]) => ({
      name,
      roots: [name, ...parts.filter(([, part]) => part.panel === name).map(([key]) => key)].map(
        (key) => `/${key}`,
      ),
      isTranslated: translated,
      isOptional: optional,
    }));
}

/** Panels of the Configurations screen in order (contract 2 §2.1). */
export const panels = panelsOf(StoreConfig);

interface Document {
  schema: TSchema;
  /** JSON Pointers of the root sections of the tree. */
  roots: string[];
}

export type DocumentName = 'storeConfig' | 'locationConfig' | 'page' | 'intakeRules';

/** Documents whose editors are generated from their schemas. */
export const documents: Record<DocumentName, Document> = {
  storeConfig: { schema: StoreConfig, roots: panels.flatMap(({ roots }) => roots) },
  locationConfig: { schema: LocationConfig, roots: [''] },
  page: { schema: Page, roots: [''] },
  intakeRules: { schema: IntakeRules, roots: [''] },
};

/** Nodes below these pointers in tree order. */
export function nodesOf(document: DocumentName, roots = documents[document].roots): Node[] {
  return roots.flatMap((root) => {
    const schema = schemaAt(documents[document].schema, root);
    return schema ? sectionsOf(root, schema) : [];
  });
}

function sectionsOf(pointer: string, schema: Schema): Node[] {
  if (!schema.sections) return [{ key: pointer.split('/').at(-1) ?? '', pointer, schema }];
  return childrenOf(schema).flatMap(([key, child]) => sectionsOf(`${pointer}/${key}`, child));
}

/** Names with compiled validators: the documents, and the blocks of static pages. */
export type Validated = DocumentName | 'template';
export const validatedNames = [...Object.keys(documents), 'template'] as Validated[];

/**
 * Schemas with a validator of their own by id: `<document>:<pointer>` of a node or of a list entry below it (`*` for
 * its index); `template:<type>` of a block.
 */
export function validatedSchemas(name: Validated): Record<string, Schema> {
  const entries =
    name === 'template'
      ? Object.entries<TSchema>(blocks)
      : nodesOf(name).flatMap(({ pointer, schema }) => [
          [pointer, schema] as const,
          ...itemsOf(pointer, schema),
        ]);
  return Object.fromEntries(
    entries.map(([pointer, schema]) => [schemaId(name, pointer), withId(name, pointer, schema)]),
  );
}

export const schemaId = (document: Validated, pointer: string) => `${document}:${pointer}`;

/** The schema with its id, as it is compiled and passed to its form. */
export const withId = (document: Validated, pointer: string, schema: Schema): Schema => ({
  ...schema,
  $id: schemaId(document, pointer),
});
