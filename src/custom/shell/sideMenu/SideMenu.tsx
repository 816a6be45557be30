import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { version } from '../../../../package.json';
import type { MenuSection } from '../menu.ts';
import { CollapsedMenu } from './CollapsedMenu.tsx';
import { FoldingMenu } from './FoldingMenu.tsx';
import { MenuFrame } from './MenuFrame.ts';

interface SideMenuProps {
  menu: MenuSection[];
  isCondensed?: boolean;
  /** A row below the top bar instead of a column beside the page. */
  isRow?: boolean;
  /** Called on navigation. */
  onLeave?: () => void;
}

export const SideMenu = memo(function SideMenu({
  menu,
  isCondensed = false,
  isRow = false,
  onLeave,
}: SideMenuProps) {
  const translate = useTranslate();
  return (
    <MenuFrame aria-label={translate('shell.menu')} data-condensed={isCondensed} data-row={isRow}>
      {isCondensed || isRow ? (
        <CollapsedMenu menu={menu} isNamed={isRow} />
      ) : (
        <FoldingMenu menu={menu} onLeave={onLeave} />
      )}
      <small>{isCondensed ? version : translate('shell.version', { version })}</small>
    </MenuFrame>
  );
});
