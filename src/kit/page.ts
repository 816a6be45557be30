import { createContext, use, type ComponentType, type ReactElement } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { Action } from '../schemas/can.ts';
import type { Flag } from '../schemas/flags.ts';
import type { Model } from '../schemas/model.ts';
import type { Hit } from '../schemas/search/result.ts';
import type { SimulatedPage } from '../schemas/staff/simulate.ts';
import type { Subject } from '../schemas/staff/permissionChecks.ts';
import type { DetailPageSlots } from './detailPage/slots.ts';
import { isLoadable, type Loadable } from './lazyWithPreload.ts';
import type { ColumnElement } from './slots.ts';
import type { ListSource } from './list/getListQuery.ts';
import type { SectionKey } from './sections.ts';
import type { StepParameters, StepSlot } from './steps/declaration.ts';

/** What the search knows of a record. */
export type FoundRecord = Pick<Hit, 'id' | 'title' | 'details'>;

/** A link that creates something for a record, such as an order for a customer. */
export interface RecordAction {
  /** A message key; receives the record's `name`. */
  label: string;
  creates: Model;
  to: (record: FoundRecord) => string;
}

/** Another layout of a page's list: its address, and the message key of its name. */
export type PageLayout = Pick<Page, 'path' | 'label' | 'icon'>;

/** How many records of a page's list its menu entry counts. */
export interface MenuCount {
  filter: Record<string, unknown>;
  /** The message key of what is counted, such as '3 unread'; receives `count`. */
  label: string;
}

/** The same with its list, which may be bound to the selected location. */
export interface PageCount extends MenuCount {
  model: Model;
  locationFilter?: string | undefined;
}

/** A page of the admin: a resource's list, or a custom one. */
export interface Page extends Pick<Model, 'access'> {
  name: string;
  /** The path that the menu links to. */
  path: string;
  /** Route paths, if there are others than `path`, such as `/Settings/:info`. */
  routes?: string[];
  /** A message key. */
  label: string;
  icon: ComponentType;
  /** The menu section that lists it; undefined if it is only linked from elsewhere. */
  section?: SectionKey;
  /** Feature flags that must all be enabled; not checked by the services. */
  flags?: Flag[];
  /** Returns where a found record opens; by default <path>/<id>. */
  recordPath?: (hit: FoundRecord) => string;
  /** What the search offers for a record, found or in view. */
  recordActions?: RecordAction[];
  /** The model that the top bar's New menu creates here. */
  creates?: Model;
  /** Open to everyone; flags and rights only control the menu item. */
  isOpen?: boolean;
  /** Defaults of its list. */
  list?: ListSource;
  /** What its menu entry counts. */
  menuCount?: PageCount;
  /** Permissions that apply on the page, for the access simulator. */
  relatedPermissions?: Subject[];
  /** Other layouts of its list, which the search offers too. */
  layouts?: PageLayout[];
  /** Parts with access rules of their own. */
  parts?: SimulatedPage[];
  element: ReactElement;
}

/** Preloads a page's code; rendering retries a failed load. */
export async function loadCode({ element: { type } }: Page): Promise<void> {
  if (isLoadable(type)) await type.load().catch(() => undefined);
}

/** All pages, in menu order. */
export const PagesContext = createContext<Page[]>([]);

export const usePages = () => use(PagesContext);

/** An action and the model it applies to. */
export interface Permission {
  action: Action;
  on: Pick<Model, 'access'>;
}

/** A page for one record that replaces the list: what it shows, or an element instead. */
export interface DetailPageOptions extends DetailPageSlots {
  /** The search parameter with the record; by default the page is at /<path>/:id and its dialog at /<path>/:id/edit. */
  parameter?: string;
  /** The property in the parameter; defaults to the id. */
  property?: string;
  /** The parameter's value for a new record; the page then replaces all dialogs. */
  create?: string;
  element?: ReactElement;
}

export interface RowActionProps {
  /** Path of the dialog, below that of the record. */
  path: string;
  /** A message key. */
  label: string;
  dialog: ReactElement;
  /** Whether the action is available for this record. */
  isAllowed?: (record: Record<string, unknown>) => boolean;
}

/** Settings of a resource's page for its lists, rows and dialogs. */
export interface ListOptions {
  path: string;
  /** The filter bound to the location selected in the top bar (contract 1 §4). */
  locationFilter?: string;
  /** Further row menu items. */
  rowActions: ReactElement<Partial<RowActionProps>>[];
  /** Lists what depends on records before they are deactivated; receives their `ids`. */
  dependents?: ReactElement<{ ids?: Identifier[] }>;
  /** The list's columns, and formats of values that the schema does not describe. */
  columns?: ColumnElement[];
  /** Returns the URL of a row that does not open a dialog. */
  rowLink?: (record: RaRecord) => string;
  /** URL for creating a record on a page instead of in a dialog; its records then have no dialog either. */
  createLink?: string;
  /** Shown in an empty list instead of the create button. */
  emptyAction?: ReactElement;
  /** Suffix of a record's dialog path, if the record's own is that of its page. */
  dialogSuffix?: string;
  /** How steps of a record are offered, by name. */
  steps?: Record<string, StepSlot>;
  stepParameters?: StepParameters;
  /** A record's dialog: its code, and whether it fetches the row's record. */
  dialog?: { code: Loadable; readsRecord: boolean };
}

export const ListOptionsContext = createContext<ListOptions>({ path: '', rowActions: [] });

/** Returns the settings of the surrounding page. */
export const useListOptions = () => use(ListOptionsContext);
