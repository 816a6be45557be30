import type { ComponentType, ReactElement } from 'react';
import type { SectionKey } from '../resources/sections.ts';
import type { Model } from '../schemas/model.ts';

/** A page that is no resource's list. */
export interface Page extends Pick<Model, 'flags' | 'access'> {
  name: string;
  /** Where it lives; the menu leads there. */
  path: string;
  /** Further addresses of it, such as `/Settings/:info`. */
  routes?: string[];
  /** A message key. */
  label: string;
  icon: ComponentType;
  /** The section of the side menu that lists it; a page without one is reached from elsewhere. */
  section?: SectionKey;
  element: ReactElement;
}

/** The pages, in the order of the menu; those of a section stand before its resources. */
export const pages: Page[] = [];
