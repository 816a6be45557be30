import { createContext, use, type ComponentType, type ReactElement } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { Action } from '../schemas/can.ts';
import type { Flag } from '../schemas/flags.ts';
import type { Model } from '../schemas/model.ts';
import type { SimulatedPage } from '../schemas/staff/simulate.ts';
import type { Subject } from '../schemas/staff/permissionChecks.ts';
import { isLoadable, type Loadable } from './lazyWithPreload.ts';
import type { ColumnElement } from './slots.ts';
import type { ListSource } from './list/getListQuery.ts';
import type { SectionKey } from './sections.ts';

/** A page of the admin: a resource's list, or one of its own. */
export interface Page extends Pick<Model, 'access'> {
  name: string;
  /** Where it lives; the menu leads there. */
  path: string;
  /** Its addresses where it has more than its path, such as `/Settings/:info`. */
  routes?: string[];
  /** A message key. */
  label: string;
  icon: ComponentType;
  /** The section of the side menu that lists it; a page without one is reached from elsewhere. */
  section?: SectionKey;
  /** The page exists where all of these are on; the services never ask flags. */
  flags?: Flag[];
  /** What the New button creates here; `label` names it too. */
  creates?: Model;
  /** Opens for everybody; flags and rights gate its menu entry alone. */
  isOpen?: boolean;
  /** The list that it shows. */
  list?: ListSource;
  /** What is done there, for who asks what somebody may do. */
  relatedPermissions?: Subject[];
  /** Its parts that not everybody sees. */
  parts?: SimulatedPage[];
  element: ReactElement;
}

/** Loads the code of a page before it shows; what fails is tried again then. */
export async function loadCode({ element: { type } }: Page): Promise<void> {
  if (isLoadable(type)) await type.load().catch(() => undefined);
}

/** Every page of the admin, in the order of the menu. */
export const PagesContext = createContext<Page[]>([]);

export const usePages = () => use(PagesContext);

/** What one has to be allowed to do, and to what. */
export interface Permission {
  action: Action;
  on: Pick<Model, 'access'>;
}

/** A page for one record, which takes the list's place. */
export interface DetailPageOptions {
  /** The parameter of the list's address that names it; without one it has its own, /<path>/:id, and its dialog /<path>/:id/edit. */
  parameter?: string;
  /** The property by which the parameter names a record; its id unless it is another. */
  property?: string;
  /** What the parameter says for a new record: the page takes the place of all dialogs. */
  create?: string;
  element: ReactElement;
}

export interface RowActionProps {
  /** The part of the address after the record's own, where the dialog opens. */
  path: string;
  /** A message key. */
  label: string;
  dialog: ReactElement;
  /** May it be done to this record? */
  isAllowed?: (record: Record<string, unknown>) => boolean;
}

/** What a resource's page tells the lists, rows and dialogs on it. */
export interface ListOptions {
  path: string;
  /** The filter that follows the location chosen in the top bar (contract 1 §4). */
  locationFilter?: string;
  /** What else the menu of a row offers. */
  rowActions: ReactElement<Partial<RowActionProps>>[];
  /** What depends on records that are about to be deactivated; it is given their `ids`. */
  dependents?: ReactElement<{ ids?: Identifier[] }>;
  /** How the list shows a record, and what else is shown as no schema says. */
  columns?: ColumnElement[];
  /** Where a row leads, instead of a dialog over the list. */
  rowLink?: (record: RaRecord) => string;
  /** Where a new record is made, instead of a dialog over the list; its records have none either. */
  createLink?: string;
  /** What an empty list leads to, instead of a new record. */
  emptyAction?: ReactElement;
  /** What the address of a record's dialog ends with, where the record's own is that of its page. */
  dialogSuffix?: string;
  /** The dialog of a record: its code, and whether it asks for the record that the row shows. */
  dialog?: { code: Loadable; readsRecord: boolean };
}

export const ListOptionsContext = createContext<ListOptions>({ path: '', rowActions: [] });

/** What the page around says of its list. */
export const useListOptions = () => use(ListOptionsContext);
