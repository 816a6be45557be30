import { memo, useEffect, useRef, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { NavigateFunction } from 'react-router-dom';
import { whenIdle } from '../../kit/whenIdle.ts';
import type { MenuEntry } from './menu.ts';

/** Whether the path is that page or below it, ignoring case. */
export const matchesPath = (pathname: string, to: string): boolean =>
  `${pathname}/`.toLowerCase().startsWith(`${to}/`.toLowerCase());

interface MenuLinkProps {
  entry: MenuEntry;
  hasIcon: boolean;
  isCurrent: boolean;
  navigate: NavigateFunction;
  /** Called before the page opens, to prefetch its rows. */
  onPress: (entry: MenuEntry) => void;
  onLeave?: () => void;
}

/**
 * A link of the menu. Unlike react-router's NavLink, it re-renders only when it becomes current, not on every
 * navigation.
 */
export const MenuLink = memo(function MenuLink({
  entry,
  hasIcon,
  isCurrent,
  navigate,
  onPress,
  onLeave,
}: MenuLinkProps) {
  const { to, label, icon: Icon } = entry;
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (isCurrent ? whenIdle(() => link.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [isCurrent],
  );
  const go = (event: MouseEvent) => {
    onLeave?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress(entry);
    void navigate(to, { replace: location.pathname + location.search + location.hash === to });
  };
  return (
    <a
      ref={link}
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={({ button, pointerType }) => button === 0 && pointerType !== 'touch' && onPress(entry)}
      onClick={go}
    >
      {hasIcon && <Icon />}
      {translate(label, { smart_count: 2 })}
    </a>
  );
});
