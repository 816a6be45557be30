import type { ImportBatch } from '../../../kit/sheet/import/write/writeChanges.ts';
import type { Repair } from '../../../schemas/repairs/repairs.ts';

/** The fields of a service that a sheet holds. */
export type Terms = Pick<Repair, 'cost' | 'duration' | 'warranty' | 'warranty_unit' | 'display_order'>;

/** The fields of a service that a sheet does not hold: they are lost when a service is removed and created again. */
export type FieldsNotInSheet = Pick<Repair, 'is_active' | 'img_src' | 'parts' | 'tax_class'>;

/** The stored fields of a service that a sheet is compared with. */
export type StoredService = Terms &
  FieldsNotInSheet &
  Pick<Repair, 'id' | 'title' | 'product_id' | 'modified_date'>;

export interface Product {
  id: string;
  name: string;
  brand: string | null;
}

/** A removed service. */
export type DeletedService = Pick<Repair, 'product_id' | 'title' | 'deleted_by'> & { deleted_date: string };

/**
 * One change that the sheet makes. `isNewer`: the service, or the one a duplicate gives way to, was created or changed
 * after the export.
 */
export type Change =
  | (Stored & Uncertain & { kind: 'update'; after: Terms; newTitle?: string })
  | (Created & Uncertain & { kind: 'create' })
  | (Stored & { kind: 'remove' } & FieldsNotInSheet & Pick<StoredService, 'product_id'>)
  | (Stored & { kind: 'duplicate'; is_active: boolean; kept: KeptService | null });

/** A cell was read as something similar to its text. */
interface Uncertain {
  isUncertain?: boolean;
}

interface Created {
  product: string;
  product_id: string;
  title: string;
  after: Terms;
  /** The service of this name that was removed after the export. */
  deleted: DeletedService | null;
}

/** The service that stays; null if the sheet names neither. */
export type KeptService = Pick<StoredService, 'modified_date' | 'is_active'> & { terms: Terms };

interface Stored {
  product: string;
  title: string;
  id: string;
  modified_date: string;
  isNewer: boolean;
  before: Terms;
}

/** A cell that is invalid or suspicious. `reason` is a message key. */
export interface CellNote {
  kind: 'invalid' | 'warning';
  /** In spreadsheet notation: `Sheet!C17`. */
  address: string;
  value: string;
  reason: string;
  /** The service of the cell, if any. */
  title?: string;
  product?: string;
}

/** Rows of a product that the store does not have. */
export interface UnknownProduct {
  kind: 'unknown';
  address: string;
  id: string;
  product: string;
  /**
   * How many services would be removed: the store has a device of this name, which the sheet does not name elsewhere.
   */
  removes?: number;
}

/** How devices with damaged ids are treated: matched by name, or removed like devices missing from the sheet. */
export type DamagedAs = 'name' | 'removed';

/** A service whose column may be one with an unreadable header, so it is unknown whether the sheet has it. */
export type UnclearService = Stored & { kind: 'unclear' };

export type PlanRow = Change | CellNote | UnknownProduct | UnclearService;
export type PlanKind = PlanRow['kind'];
export type ChangeKind = Change['kind'];

/**
 * A service renamed in the sheet, with its number of devices, some of which may have other changes too. One change,
 * unless it is split.
 */
export interface Rename {
  key: string;
  from: string;
  to: string;
  count: number;
  differing: number;
}

/** How many removed services have data that no sheet holds. */
export type Losses = Record<'pictures' | 'inactive' | 'parts' | 'taxes', number>;

/** What the import will do: counts by kind, and how many changes affect services changed since the export. */
export interface Plan {
  counts: Record<PlanKind, number>;
  newer: Record<ChangeKind, number>;
  unchanged: number;
  /** How many changes were read from unclear cells. */
  uncertain: number;
  /** Devices with damaged ids and their services, until the user decides how to treat them. */
  damaged: { devices: number; services: number };
  renames: Rename[];
  /** What is lost with removed services, and with those of them changed since the export. */
  losses: Record<'old' | 'newer', Losses>;
  /** Server time of the export; null if the sheet does not state it. */
  exportedAt: string | null;
}

/** The calls of one batch. */
export type Batch = ImportBatch<
  Terms & { id: string; product_id: string; title: string },
  Partial<Terms> & { id: string; modified_date: string; title?: string; is_voided?: true }
>;
