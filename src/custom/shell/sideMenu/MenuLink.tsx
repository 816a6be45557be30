import { memo, useEffect, useRef, type DragEvent, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { NavigateFunction } from 'react-router-dom';
import { whenIdle } from '../../../kit/whenIdle.ts';
import type { MenuEntry } from '../menu.ts';
import { CountChip } from './CountBadge.tsx';
import { dragPage } from './dragPage.ts';
import { MenuCounts, nameWithCount } from './MenuCounts.tsx';

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
  /** Called on navigation with a pointer or key. */
  onLeave?: (event: MouseEvent) => void;
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
  const { name, to, label, icon: Icon } = entry;
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(
    () => (isCurrent ? whenIdle(() => link.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [isCurrent],
  );
  const go = (event: MouseEvent) => {
    onLeave?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress(entry);
    void navigate(to, { replace: location.pathname + location.search + location.hash === to });
  };
  return (
    <MenuCounts entries={[entry]}>
      {([counted]) => (
        <a
          ref={link}
          href={to}
          data-page={name}
          aria-label={counted && nameWithCount(counted, translate)}
          aria-current={isCurrent ? 'page' : undefined}
          aria-keyshortcuts="S"
          onPointerDown={({ button, pointerType }) =>
            button === 0 && pointerType !== 'touch' && onPress(entry)
          }
          onClick={go}
          onDragStart={(event: DragEvent) => dragPage(event.dataTransfer, name)}
        >
          {hasIcon && <Icon />}
          {translate(label, { smart_count: 2 })}
          {counted && <CountChip count={counted.count} />}
        </a>
      )}
    </MenuCounts>
  );
});
