import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { OverrideMark } from './OverrideMark.tsx';

interface RightListProps {
  title: string;
  rights: readonly string[];
  /** Rights that differ from the role, and how. */
  marked: readonly string[];
  mark: 'added' | 'taken';
  /** Shown while the list is empty. */
  empty: string;
  icon: ReactNode;
  onMove: (right: string) => void;
  /** Moves the focus when the last right has been moved. */
  focusElsewhere: () => void;
}

/** One side of the transfer list: arrow keys move the focus, Enter or a click moves a right to the other side. */
export function RightList({
  title,
  rights,
  marked,
  mark,
  empty,
  icon,
  onMove,
  focusElsewhere,
}: RightListProps) {
  const translate = useTranslate();
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<number>(undefined);
  useEffect(() => {
    const index = moved.current;
    moved.current = undefined;
    if (index === undefined) return;
    const next = list.current?.children[Math.min(index, rights.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else focusElsewhere();
  }, [rights, focusElsewhere]);
  return (
    <Stack sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={titleId} variant="body2" sx={{ fontWeight: 500, mb: 0.5 }} aria-live="polite">
        {title}
      </Typography>
      {rights.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ ...frame, p: 1.5 }}>
          {empty}
        </Typography>
      ) : (
        <MenuList ref={list} role="listbox" aria-labelledby={titleId} dense sx={frame}>
          {rights.map((right, index) => (
            <MenuItem
              key={right}
              role="option"
              aria-selected={false}
              data-right={right}
              // A space is part of the name typed to find a right.
              onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
              onClick={() => {
                moved.current = index;
                onMove(right);
              }}
              sx={{ gap: 1, whiteSpace: 'normal', justifyContent: 'space-between', minHeight: 36 }}
            >
              <span>
                {translate(`rights.${right}`)}
                {marked.includes(right) && <OverrideMark kind={mark} />}
              </span>
              {icon}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </Stack>
  );
}

const frame = {
  height: { xs: 200, sm: 260 },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
