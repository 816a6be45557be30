import { useMemo } from 'react';
import type { CreateEntry, MenuSection } from '../custom/shell/menu.ts';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import { canOpen } from '../authProvider/canOpen.ts';
import { useSession, type Session } from '../authProvider/session.ts';
import { can } from '../schemas/can.ts';
import { resources } from './index.ts';

const sections = [{ key: 'catalog', icon: Storefront }];

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
  const menu = sections.map(({ key, icon }) => ({
    key,
    icon,
    label: `shell.sections.${key}`,
    entries: open
      .filter(({ section }) => section === key)
      .map((one) => ({ ...one, to: `/${one.name}`, label: nameOf(one) })),
  }));
  const create = open
    .filter(({ model }) => can(session.who, 'create', model))
    .map((one) => ({ to: `/${one.name}?new=1`, label: nameOf(one), icon: one.icon }));
  return { menu: menu.filter(({ entries }) => entries.length > 0), create };
}

const nameOf = ({ name }: { name: string }) => `resources.${name}.name`;
