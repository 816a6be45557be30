import type { ComponentType, ReactElement } from 'react';
import type { Identifier, RaRecord, ResourceProps } from 'react-admin';
import type { Flag } from '../schemas/flags.ts';
import type { Model } from '../schemas/model.ts';
import type { Subject } from '../schemas/staff/permissionChecks.ts';
import type { ListSource } from './list/getListQuery.ts';
import type { ListLayout } from './list/layouts.ts';
import type {
  FoundRecord,
  MenuCount,
  Page,
  Permission,
  DetailPageOptions,
  RecordAction,
  RowActionProps,
} from './page.ts';
import type { SectionKey } from './sections.ts';
import type { ColumnElement, Slot } from './slots.ts';
import type { StepParameters, StepSlot } from './steps/declaration.ts';

/** The declaration of a resource, besides its model. */
export interface Slots {
  icon: ComponentType;
  /** The path of its page; defaults to the model's name. */
  path?: string;
  /** Returns where a found record opens; by default <path>/<id>. */
  recordPath?: (hit: FoundRecord) => string;
  /** What the search offers for a record, found or in view. */
  recordActions?: RecordAction[];
  /** A second path of the page. */
  alternatePath?: string;
  /** Feature flags that must all be enabled. */
  flags?: Flag[];
  /** The menu section that lists it. */
  section: SectionKey;
  /** Its place among the resources of the section; those without one come last, by name. */
  menuOrder?: number;
  /** What its menu entry counts, such as what is unread. */
  menuCount?: MenuCount;
  /** The section's name is the page title, with the resource's name as breadcrumb. */
  usesSectionTitle?: boolean;
  columns: Slot[];
  /** Columns that phones show beside the record's name without scrolling, such as state or total. */
  phoneColumns?: string[];
  /** Columns hidden by default. */
  hiddenColumns?: string[];
  form: Slot[];
  /** How the history renders values that neither a column nor the schema describes. */
  formats?: ColumnElement[];
  /** Replaces the form dialog, for a record and a new one. */
  dialog?: ReactElement;
  /** A page for each record that replaces the list; rows link to it. */
  detailPage?: DetailPageOptions;
  /** A page at /<path>/create that replaces the list and the dialog of a new record. */
  createPage?: ReactElement;
  /** Returns the URL of a row that links elsewhere, such as to the related record. */
  rowLink?: (record: RaRecord) => string;
  /** Shown in an empty list instead of the create button. */
  emptyAction?: ReactElement;
  /** Further actions above the list. */
  actions?: ReactElement;
  /** Other ways to show the list than its table. */
  layouts?: ListLayout[];
  /** Totals or notices above the rows. */
  summary?: ReactElement;
  /** Further actions on the selected records. */
  bulkActions?: ReactElement;
  /** Lists what depends on records before they are deactivated; receives their `ids`. */
  dependents?: ReactElement<{ ids?: Identifier[] }>;
  /** Permission to select rows; by default that of the list. */
  selection?: Permission;
  /** Replaces the export button. */
  exportButton?: ReactElement;
  /** Replaces the button that creates a record. */
  createButton?: ReactElement;
  /** Further dialogs over the list: a <Route>, or several in a fragment. */
  routes?: ReactElement;
  /** Filters by name, or elements with a `source`; defaults to all of the model's. */
  filters?: Slot[];
  /** The filter shown as tabs, by name or as an element with a `source`. */
  quickFilter?: Slot;
  /** Further row menu items: <RowAction>s, each with a dialog, or menu items. */
  rowActions?: ReactElement<Partial<RowActionProps>>[];
  /** Inputs, dialogs and buttons of the model's steps; others are confirmed. */
  steps?: Record<string, StepSlot>;
  /** Returns parameters of the steps' texts that are no properties of the record. */
  stepParameters?: StepParameters;
  /** Rows can be opened but not selected, and have no menu. */
  readOnlyRows?: boolean;
  /** Opens read-only; Edit makes it editable, Update saves. */
  opensReadOnly?: boolean;
  /** Opens the created record instead of returning to the list. */
  opensCreated?: boolean;
  /** Page sizes; the first is the default. */
  pageSizes?: number[];
  /** Height in pixels beyond which the table scrolls. */
  maxHeight?: number;
  /** The filter bound to the location selected in the top bar (contract 1 §4). */
  locationFilter?: string;
  /** Permissions with rules of their own that also apply on the page, for the access simulator. */
  relatedPermissions?: Subject[];
}

/** A page with its react-admin resource definition. */
export interface ResourceDeclaration extends Page {
  model: Model;
  section: SectionKey;
  menuOrder?: number;
  list: ListSource;
  resource: ResourceProps;
}
