import { useMemo } from 'react';
import { canOpen } from '../../authProvider/canOpen.ts';
import { useSession, type Session } from '../../authProvider/session.ts';
import { resources } from '../../resources/index.ts';
import type { ResourceDeclaration } from '../../kit/resource.tsx';
import { sections, type SectionKey } from '../../kit/sections.ts';
import { can } from '../../schemas/can.ts';
import { pathOf } from '../../schemas/model.ts';
import { pages } from '../../resources/pages.tsx';
import type { CreateEntry, MenuEntry, MenuSection } from './menu.ts';

interface Menu {
  menu: MenuSection[];
  create: CreateEntry[];
}

/** The side menu and the New button, as far as the signed-in person may use them. */
export function useMenu(): Menu {
  const session = useSession();
  return useMemo(() => menuOf(session), [session]);
}

function menuOf(session: Session): Menu {
  const open = resources.filter(({ model }) => canOpen(session, model));
  const entries: (MenuEntry & { section?: SectionKey })[] = [
    ...pages
      .filter((page) => page.section && canOpen(session, page))
      .map((page) => ({ ...page, to: page.path })),
    ...open.map((one) => ({ ...one, to: pathOf(one.model), label: nameOf(one) })),
  ];
  const menu = Object.entries(sections).map(([key, icon]) => ({
    key,
    icon,
    label: `shell.sections.${key}`,
    entries: entries.filter(({ section }) => section === key),
  }));
  const newPages = pages
    .filter((page) => page.creates && canOpen(session, page) && can(session.who, 'create', page.creates))
    .map((page) => ({ ...page, to: `${page.path}?new=1` }));
  const newRecords = open
    .filter(({ model }) => can(session.who, 'create', model))
    .map((one) => ({ to: `${pathOf(one.model)}?new=1`, label: nameOf(one), icon: one.icon }));
  const create = [...newPages, ...newRecords];
  return { menu: menu.filter((section) => section.entries.length > 0), create };
}

const nameOf = ({ model }: ResourceDeclaration) => `resources.${model.name}.name`;
