import type { Page } from '../kit/page.ts';
import type { ResourceDeclaration } from '../kit/declaration.ts';
import { sections } from '../kit/sections.ts';
import { ownPages } from './pages.tsx';

const menuSections = Object.keys(sections);

/** The default export of each file here that declares a resource. */
const declarations = Object.values(
  import.meta.glob<ResourceDeclaration>(['./*.tsx', '!./pages.tsx', '!./globalItem.tsx'], {
    eager: true,
    import: 'default',
  }),
);

/** Resource declarations in menu order. */
export const resources = declarations.toSorted(
  (a, b) =>
    menuSections.indexOf(a.section) - menuSections.indexOf(b.section) ||
    (a.menuOrder ?? Infinity) - (b.menuOrder ?? Infinity) ||
    a.name.localeCompare(b.name),
);

/** All pages in menu order: a section's own pages come before its resources, except those of a negative order. */
export const pages: Page[] = [
  ...resources.filter(({ menuOrder = 0 }) => menuOrder < 0),
  ...ownPages,
  ...resources.filter(({ menuOrder = 0 }) => menuOrder >= 0),
];
