import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import type { RecordText, Slot } from '../slots.ts';

/** What a detail page shows of a record; elements read it with `usePageRecord`. */
export interface DetailPageSlots {
  /** The heading; defaults to the record's name. */
  title?: RecordText;
  /** States beside the heading. */
  chips?: Slot[];
  /** Buttons of the heading, before Edit and History. */
  actions?: ReactElement;
  /** The menu of further actions, after all buttons. */
  menu?: ReactElement;
  /** Buttons that print or download documents of the record. */
  print?: ReactElement;
  /** Notices above everything else. */
  notices?: ReactElement;
  /** Cards above the facts. */
  summary?: ReactElement[];
  /** Properties in a card; elements without a `source` render facts of their own. */
  facts?: Slot[] | ReactElement;
  /** Cards beside the facts. */
  aside?: ReactElement[];
  /** Whether narrow screens show those cards before the facts: they are what the page is for. */
  isAsideFirst?: boolean;
  /** Lists of records that belong to this one. */
  related?: (RelatedListSlots | ReactElement)[];
  /** Whether they stand above the facts: they are what the record is about. */
  isRelatedFirst?: boolean;
  /** What happened with the record. */
  timeline?: ReactElement;
  /** Shown instead if the record does not exist; receives the error alert as children. */
  missing?: ComponentType<{ id: string; children: ReactNode }>;
  /** Message keys: of the back button, the facts' card, and a failed load. */
  texts?: { back?: string; facts?: string; failed?: string };
}

/** Records of another model that belong to the one on the page. */
export interface RelatedListSlots {
  /** Shown only where its own page is: to staff with its rights, with its flags enabled. */
  model: Model;
  /** The filter that takes the id of the page's record. */
  by: string;
  /** The property that it takes instead of the id; the list is not shown without a value. */
  of?: string;
  /** Further conditions. */
  filter?: Record<string, unknown>;
  sort?: SortPayload;
  /** A message key. */
  title: string;
  /** Message key shown instead of an empty table. */
  none: string;
  columns: Slot[];
  /** Columns can be chosen; the choice is kept on this device under this key. */
  columnsKey?: string;
  /** Columns hidden until they are chosen. */
  hiddenColumns?: string[];
  /** Columns that phones show beside the record's name. */
  phoneColumns?: string[];
  /** Filters by name. */
  filters?: string[];
  /** Returns a row's URL; defaults to the record's own page. */
  rowLink?: (record: RaRecord, owner: RaRecord<string>) => string;
  /** Height in pixels beyond which the table scrolls. */
  maxHeight?: number;
  /** Beside the title, such as a total. */
  summary?: ReactElement;
  /** Dialogs over the page that rows open. */
  dialog?: ReactElement;
  /** Message key of a failed load. */
  failed?: string;
}

export interface RecordPageProps {
  model: Model;
  page: DetailPageSlots & {
    /** The search parameter with the record's id; by default it is in the path. */
    parameter?: string;
  };
}
