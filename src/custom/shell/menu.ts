import type { ComponentType } from 'react';
import type { PageCount } from '../../kit/page.ts';
import type { ListSource } from '../../kit/list/getListQuery.ts';

/** A page in the menu. `label` is the message key of the resource's name, in the plural. */
export interface MenuEntry {
  name: string;
  to: string;
  label: string;
  icon: ComponentType;
  /** The list that the page shows, to prefetch its rows. */
  rows?: ListSource;
  menuCount?: PageCount;
}

export interface MenuSection {
  key: string;
  label: string;
  icon: ComponentType;
  entries: MenuEntry[];
}

/** An entry of the New button. `label` is the message key of the resource's name, in the singular. */
export interface CreateEntry {
  to: string;
  label: string;
  icon: ComponentType;
}
