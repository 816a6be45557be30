import type { ComponentType, ReactElement } from 'react';
import type { Identifier, RaRecord, ResourceProps } from 'react-admin';
import type { Flag } from '../schemas/flags.ts';
import type { Model } from '../schemas/model.ts';
import type { Subject } from '../schemas/staff/permissionChecks.ts';
import type { ListSource } from './list/getListQuery.ts';
import type { Page, Permission, DetailPageOptions, RowActionProps } from './page.ts';
import type { SectionKey } from './sections.ts';
import type { ColumnElement, Slot } from './slots.ts';

/** What a resource is declared by, besides its model. */
export interface Slots {
  icon: ComponentType;
  /** Where its page lives; the model's name unless it is another. */
  path?: string;
  /** Where else it opens. */
  alternatePath?: string;
  /** The page exists where all of these are on. */
  flags?: Flag[];
  /** The section of the side menu that lists it. */
  section: SectionKey;
  /** Its section's name heads the page, which stands beside it as a trail. */
  usesSectionTitle?: boolean;
  columns: Slot[];
  /** Columns that a phone shows beside the name of each record, without scrolling: its state, its sum. */
  phoneColumns?: string[];
  /** Columns that are hidden until somebody chooses them. */
  hiddenColumns?: string[];
  form: Slot[];
  /** How the history shows values that no column shows and no schema describes. */
  formats?: ColumnElement[];
  /** What opens over the list for a record or a new one, instead of the form. */
  dialog?: ReactElement;
  /** What takes the list's place where the address names a record: a row leads there. */
  detailPage?: DetailPageOptions;
  /** Where a row leads instead, such as the page of what it is about. */
  rowLink?: (record: RaRecord) => string;
  /** What an empty list leads to, instead of a new record. */
  emptyAction?: ReactElement;
  /** What else can be done with the list; stands above it. */
  actions?: ReactElement;
  /** What the list comes to, above its rows. */
  summary?: ReactElement;
  /** What else can be done with the selected records. */
  bulkActions?: ReactElement;
  /** What depends on records that are about to be deactivated; it is given their `ids`. */
  dependents?: ReactElement<{ ids?: Identifier[] }>;
  /** What one has to be allowed to do to select rows and act upon them; whoever sees the list unless it is said. */
  selection?: Permission;
  /** Instead of the list's own export. */
  exportButton?: ReactElement;
  /** What else opens over the list: a <Route>, or several in a fragment. */
  routes?: ReactElement;
  /** The filters above the list, by name or as elements with a `source`; all of the model's unless they are listed. */
  filters?: Slot[];
  /** The filter whose choices stand as tabs above the others, by name or as an element with a `source`. */
  quickFilter?: Slot;
  /** What else the menu of a row offers: <RowAction>s, each with a dialog of its own, or menu items. */
  rowActions?: ReactElement<Partial<RowActionProps>>[];
  /** Rows can only be opened, neither selected nor acted upon: what nobody changes. */
  readOnlyRows?: boolean;
  /** A record opens for reading; Edit makes it editable, Update saves it. */
  opensReadOnly?: boolean;
  /** One goes on with a new record, at its address, instead of going back to the list. */
  opensCreated?: boolean;
  /** The sizes of a page, the first is the default. */
  pageSizes?: number[];
  /** How high the table grows before it scrolls. */
  maxHeight?: number;
  /** The filter that follows the location chosen in the top bar (contract 1 §4). */
  locationFilter?: string;
  /** What else is done there by rules of its own: the access simulator asks them. */
  relatedPermissions?: Subject[];
}

/** A page, and what react-admin knows of its resource. */
export interface ResourceDeclaration extends Page {
  model: Model;
  list: ListSource;
  resource: ResourceProps;
}
