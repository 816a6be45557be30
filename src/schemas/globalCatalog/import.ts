import { Type, type Static } from 'typebox';
import { Reference } from '../common.ts';
import { jobStates } from '../work/jobs.ts';

/** As many items are imported, hidden or shown again at once. */
export const MAX_ITEMS = 10_000;

export const itemTypes = ['PRODUCT', 'BRAND'] as const;
export type ItemType = (typeof itemTypes)[number];

/** What is done with items: taken over, hidden, or shown again. */
export const itemActions = ['ADD', 'REJECT', 'RESTORE'] as const;
export type ItemAction = (typeof itemActions)[number];

/** What is done with what may be a duplicate: nothing, a record of its own, or the store's record counts as it. */
export const duplicateChoices = ['LEAVE_OUT', 'CREATE', 'LINK'] as const;
export type DuplicateChoice = (typeof duplicateChoices)[number];

/** What the import and hiding of items takes (contract 3 §7). */
export const ItemsRequest = Type.Object(
  {
    ids: Type.Array(Type.String({ format: 'uuid' }), { minItems: 1, maxItems: MAX_ITEMS }),
    type: Type.Enum([...itemTypes]),
    action: Type.Enum([...itemActions]),
    /** Only tell what would happen; false where it is left out. */
    isDryRun: Type.Optional(Type.Boolean()),
    /** LEAVE_OUT where it is left out. */
    duplicates: Type.Optional(Type.Enum([...duplicateChoices])),
  },
  { additionalProperties: false },
);
export type ItemsRequest = Static<typeof ItemsRequest>;

export const importOutcomes = ['CREATE', 'EXISTS', 'POSSIBLE_DUPLICATE'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** What tells that a record of the store is an item, or may be. */
export const matchReasons = ['GLOBAL_ID', 'SLUG', 'MODEL_NUMBER', 'NAME'] as const;
export type MatchReason = (typeof matchReasons)[number];

/**
 * What an import would do with an item; `of` is the store's record that it is, or may be, or the item of the same import
 * that is the same thing under another slug.
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
  /** Were there already. */
  existing: Type.Integer(),
  /** Possible duplicates that count as the store's record from now on. */
  linked: Type.Integer(),
  /** Possible duplicates that nothing was done with. */
  left_out: Type.Integer(),
  /** Items that the catalogue does not hold any more. */
  missing: Type.Integer(),
};
const Counts = Type.Object(counts);
export type ImportCounts = Static<typeof Counts>;

/** What an import would do, item by item, and how often what. */
export const DryRun = Type.Object({ total: Type.Integer(), ...counts, items: Type.Array(ImportPreview) });
export type DryRun = Static<typeof DryRun>;

/** An import under way, or one that is over. */
export const CatalogImport = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.Enum([...itemTypes]),
  duplicates: Type.Enum([...duplicateChoices]),
  state: Type.Enum([...jobStates]),
  total: Type.Integer(),
  /** How many had their turn. */
  done: Type.Integer(),
  ...counts,
  created_date: Type.String({ format: 'date-time' }),
});
export type CatalogImport = Static<typeof CatalogImport>;

/** How many items were hidden, or are shown again. */
export const VisibilityChange = Type.Object({ changed: Type.Integer() });
export type VisibilityChange = Static<typeof VisibilityChange>;
