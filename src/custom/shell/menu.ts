import type { ComponentType } from 'react';
import type { ListSource } from '../../kit/list/getListQuery.ts';

/** A page that the menu leads to; `label` is a message key, with the plural of a resource's name. */
export interface MenuEntry {
  name: string;
  to: string;
  label: string;
  icon: ComponentType;
  /** The list that it shows. */
  rows?: ListSource;
}

export interface MenuSection {
  key: string;
  label: string;
  icon: ComponentType;
  entries: MenuEntry[];
}

/** An entry of the New button; `label` is a message key, with the singular of a resource's name. */
export interface CreateEntry {
  to: string;
  label: string;
  icon: ComponentType;
}
