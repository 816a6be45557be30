import type { Repair } from '../../../schemas/repairs/repairs.ts';

/** What a sheet says of a service. */
export type Terms = Pick<Repair, 'cost' | 'duration' | 'warranty' | 'warranty_unit' | 'display_order'>;

/** What a sheet does not hold of a service: it is lost where the service is removed and created again. */
export type FieldsNotInSheet = Pick<Repair, 'is_active' | 'img_src' | 'parts' | 'tax_class'>;

/** A service as it is stored, as far as a sheet is compared with it. */
export type StoredService = Terms &
  FieldsNotInSheet &
  Pick<Repair, 'id' | 'title' | 'product_id' | 'modified_date'>;

export interface Product {
  id: string;
  name: string;
  brand: string | null;
}

/** A service that somebody removed. */
export type DeletedService = Pick<Repair, 'product_id' | 'title' | 'deleted_by'> & { deleted_date: string };

/**
 * One thing that the sheet would do; `isNewer` when the service, or the one that a duplicate gives way to, was made
 * or changed since the sheet was exported.
 */
export type Change =
  | (Stored & Uncertain & { kind: 'update'; after: Terms; newTitle?: string })
  | (Created & Uncertain & { kind: 'create' })
  | (Stored & { kind: 'remove' } & FieldsNotInSheet & Pick<StoredService, 'product_id'>)
  | (Stored & { kind: 'duplicate'; is_active: boolean; kept: KeptService | null });

/** Read with a doubt: a cell says something near to what it was taken for. */
interface Uncertain {
  isUncertain?: boolean;
}

interface Created {
  product: string;
  product_id: string;
  title: string;
  after: Terms;
  /** The one of this name that somebody removed since the sheet was exported. */
  deleted: DeletedService | null;
}

/** What a duplicate gives way to; there is none when the sheet names neither. */
export type KeptService = Pick<StoredService, 'modified_date' | 'is_active'> & { terms: Terms };

interface Stored {
  product: string;
  title: string;
  id: string;
  modified_date: string;
  isNewer: boolean;
  before: Terms;
}

/** A cell that cannot be read, or that can but looks odd; `reason` names a message of the catalogue. */
export interface CellNote {
  kind: 'invalid' | 'warning';
  /** As spreadsheets write it: `Sheet!C17`. */
  address: string;
  value: string;
  reason: string;
  /** The service that it is about, where it is about one. */
  title?: string;
  product?: string;
}

/** Rows of a product that the store does not have. */
export interface UnknownProduct {
  kind: 'unknown';
  address: string;
  id: string;
  product: string;
  /** How many services go with it: the store has a device of this name, which the sheet names nowhere else. */
  removes?: number;
}

/** What becomes of devices whose ids are damaged: they are taken by their names, or what the sheet does not name goes. */
export type DamagedAs = 'name' | 'removed';

/** A service whose column may be one with a header that cannot be read: nobody knows whether the sheet has it. */
export type UnclearService = Stored & { kind: 'unclear' };

export type PlanRow = Change | CellNote | UnknownProduct | UnclearService;
export type PlanKind = PlanRow['kind'];
export type ChangeKind = Change['kind'];

/**
 * A service that the sheet has under another name, for so many devices, of which some have other terms too: one change,
 * unless it is split.
 */
export interface Rename {
  key: string;
  from: string;
  to: string;
  count: number;
  differing: number;
}

/** How many of the removed services have something that no sheet holds. */
export type Losses = Record<'pictures' | 'inactive' | 'parts' | 'taxes', number>;

/** What will happen: how many of each kind, and how many of the changes meet services that changed since the export. */
export interface Plan {
  counts: Record<PlanKind, number>;
  newer: Record<ChangeKind, number>;
  unchanged: number;
  /** How many changes were read with a doubt. */
  uncertain: number;
  /** Devices whose ids are damaged and the services that go with them, while nobody has said what becomes of them. */
  damaged: { devices: number; services: number };
  renames: Rename[];
  /** What goes with the services that are removed, and with those of them that changed since the export. */
  losses: Record<'old' | 'newer', Losses>;
  /** When the sheet was exported, by the clock of the services; null in a sheet that does not say. */
  exportedAt: string | null;
}

/** The calls that one batch makes: what is made, and what is changed or (`is_voided`) removed. */
export interface Batch {
  create: (Terms & { id: string; product_id: string; title: string })[];
  update: (Partial<Terms> & { id: string; modified_date: string; title?: string; is_voided?: true })[];
  /** What people call them, by id: for those that the services refuse. */
  names: Map<string, { product: string; title: string }>;
}

export interface Progress {
  done: number;
  /** 0 while it is not known. */
  total: number;
}
