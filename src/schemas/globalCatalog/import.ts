import { Type, type Static } from 'typebox';
import { Reference } from '../common.ts';
import { jobStates } from '../work/jobs.ts';

/** Maximum number of items per request. */
const MAX_ITEMS = 10_000;

export const itemTypes = ['PRODUCT', 'BRAND'] as const;
export type ItemType = (typeof itemTypes)[number];

/** Imports, hides or restores items. */
const itemActions = ['ADD', 'REJECT', 'RESTORE'] as const;

/** Handling of possible duplicates: skip, create a new record, or link the store's record. */
export const duplicateChoices = ['LEAVE_OUT', 'CREATE', 'LINK'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** Body of the request to import, hide or restore items (contract 3 §7). */
export const ItemsRequest = Type.Object(
  {
    ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: MAX_ITEMS }),
    type: Type.Enum([...itemTypes]),
    action: Type.Enum([...itemActions]),
    /** Only previews the import; default false. */
    isDryRun: Type.Optional(Type.Boolean()),
    /** Default LEAVE_OUT. */
    duplicates: Type.Optional(Type.Enum([...duplicateChoices])),
  },
  { additionalProperties: false },
);
export type ItemsRequest = Static<typeof ItemsRequest>;

const importOutcomes = ['CREATE', 'EXISTS', 'POSSIBLE_DUPLICATE'] as const;

/** How a record of the store was matched with an item. */
export const matchReasons = ['GLOBAL_ID', 'SLUG', 'MODEL_NUMBER', 'NAME'] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * Preview of an item's import; `of` is the matching record of the store, or an item of the same import that is the same
 * thing with another slug.
 */
export const ImportPreview = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  outcome: Type.Enum([...importOutcomes]),
  of: Type.Optional(Reference),
  because: Type.Optional(Type.Enum([...matchReasons])),
});
export type ImportPreview = Static<typeof ImportPreview>;

const counts = {
  created: Type.Integer(),
  /** Already in the store. */
  existing: Type.Integer(),
  /** Possible duplicates linked to the store's record. */
  linked: Type.Integer(),
  /** Skipped possible duplicates. */
  left_out: Type.Integer(),
  /** No longer in the catalogue. */
  missing: Type.Integer(),
};
const Counts = Type.Object(counts);
export type ImportCounts = Static<typeof Counts>;

/** Preview of an import: items and totals. */
export const DryRun = Type.Object({ total: Type.Integer(), ...counts, items: Type.Array(ImportPreview) });
export type DryRun = Static<typeof DryRun>;

/** A running or finished import. */
export const CatalogImport = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.Enum([...itemTypes]),
  duplicates: Type.Enum([...duplicateChoices]),
  state: Type.Enum([...jobStates]),
  total: Type.Integer(),
  /** Number of processed items. */
  done: Type.Integer(),
  ...counts,
  created_date: Type.String({ format: 'date-time' }),
});
export type CatalogImport = Static<typeof CatalogImport>;

/** Number of items hidden or restored. */
export const VisibilityChange = Type.Object({ changed: Type.Integer() });
export type VisibilityChange = Static<typeof VisibilityChange>;
