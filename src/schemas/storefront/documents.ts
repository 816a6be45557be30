import type { TSchema } from 'typebox';
import { blocks } from './blocks.ts';
import { LocationConfig } from './locationConfig.ts';
import { Page } from './page.ts';
import { childrenOf, itemsOf, schemaAt, type Schema } from './schema.ts';
import { StoreConfig } from './storeConfig.ts';

/** A node of an editor's tree: one part of a document, with a form of its own. */
export interface Node {
  /** Its last property; it names the node in the message catalogue. */
  key: string;
  /** JSON Pointer of the part in its document; empty: the whole document. */
  pointer: string;
  schema: Schema;
}

/** A panel of the Configurations screen: the parts of the document below these pointers. */
export interface Panel {
  name: string;
  roots: string[];
  /** Its changed texts are sent for translation before it is saved (contract 2 §7). */
  isTranslated?: boolean;
  /** Shown only when the stored document has its first root. */
  isOptional?: boolean;
}

/** The panels of a document: its parts that are `sections`, in their order, with the parts that name them as theirs. */
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

/** The panels of the Configurations screen, in its order (contract 2 §2.1). */
export const panels = panelsOf(StoreConfig);

interface Document {
  schema: TSchema;
  /** JSON Pointers below which the nodes of its tree stand. */
  roots: string[];
}

export type DocumentName = 'storeConfig' | 'locationConfig' | 'page';

/** The documents whose editors are generated from their schemas. */
export const documents: Record<DocumentName, Document> = {
  storeConfig: { schema: StoreConfig, roots: panels.flatMap(({ roots }) => roots) },
  locationConfig: { schema: LocationConfig, roots: [''] },
  page: { schema: Page, roots: [''] },
};

/** The nodes below these pointers, in the order of the tree. */
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

/** What has validators of its own: the documents, and the blocks of the static pages. */
export type Validated = DocumentName | 'template';
export const validatedNames = [...Object.keys(documents), 'template'] as Validated[];

/**
 * Every schema that is validated by itself, by its id: `<document>:<pointer>` of a node,
 * and of an entry of a list below it, where `*` stands for the entry's index; `template:<type>` of a block.
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

/** The schema as it is compiled and given to its form. */
export const withId = (document: Validated, pointer: string, schema: Schema): Schema => ({
  ...schema,
  $id: schemaId(document, pointer),
});
