import { useMemo } from 'react';
import { canOpen } from '../../schemas/canOpen.ts';
import { useSession, type Session } from '../../authProvider/session.ts';
import type { Page } from '../../kit/page.ts';
import { sections } from '../../kit/sections.ts';
import { can } from '../../schemas/can.ts';
import type { CreateEntry, MenuSection } from './menu.ts';

interface Menu {
  menu: MenuSection[];
  create: CreateEntry[];
}

/** Returns the entries of the side menu and of the New button that the user may use. */
export function useMenu(pages: Page[]): Menu {
  const session = useSession();
  return useMemo(() => menuOf(pages, session), [pages, session]);
}

function menuOf(pages: Page[], session: Session): Menu {
  const open = pages.filter((page) => canOpen(session, page)).map((page) => ({ ...page, to: page.path }));
  const menu = Object.entries(sections).map(([key, icon]) => ({
    key,
    icon,
    label: `shell.sections.${key}`,
    entries: open.filter(({ section }) => section === key),
  }));
  const create = open
    .filter(({ creates }) => creates && can(session.who, 'create', creates))
    .map((page) => ({ ...page, to: `${page.path}?new=1` }));
  return { menu: menu.filter(({ entries }) => entries.length > 0), create };
}
