import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface Entry {
  pointer: string;
  name: string;
  hasErrors: boolean;
  /** It has unsaved changes. */
  isChanged: boolean;
}

export interface NodeTreeProps {
  label: string;
  entries: Entry[];
  selected: string;
  onSelect: (pointer: string) => void;
}

/** The nodes as a tree with one selected. Arrow keys, Home and End move the focus. */
export function NodeTree({ label, entries, selected, onSelect }: NodeTreeProps) {
  const translate = useTranslate();
  const at = Math.max(
    0,
    entries.findIndex(({ pointer }) => pointer === selected),
  );
  // The selection may lag behind the keys.
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const targets: Record<string, number> = {
      ArrowDown: Math.min(from + 1, entries.length - 1),
      ArrowUp: Math.max(from - 1, 0),
      Home: 0,
      End: entries.length - 1,
    };
    const entry = entries[targets[event.key] ?? -1];
    if (!entry) return;
    event.preventDefault();
    onSelect(entry.pointer);
    const items = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=treeitem]');
    items?.[entries.indexOf(entry)]?.focus();
  };
  return (
    <Tree role="tree" aria-label={label}>
      {entries.map(({ pointer, name, hasErrors, isChanged }, index) => (
        <li
          key={pointer}
          role="treeitem"
          aria-level={1}
          aria-selected={index === at}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onSelect(pointer)}
          onKeyDown={(event) => move(event, index)}
        >
          <span className="name">{name}</span>
          {isChanged && (
            <>
              <span className="dot" aria-hidden title={translate('configurations.tree.changed')} />
              <span className="visually-hidden">, {translate('configurations.tree.changed')}</span>
            </>
          )}
          {hasErrors && (
            <>
              <ErrorIcon color="error" fontSize="small" />
              <span className="visually-hidden">, {translate('configurations.tree.errors')}</span>
            </>
          )}
        </li>
      ))}
    </Tree>
  );
}

const Tree = styled('ul')(({ theme: { palette, shape, spacing } }) => ({
  margin: 0,
  padding: 3,
  listStyle: 'none',
  maxHeight: 460,
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.75),
    padding: '7px 10px',
    borderRadius: shape.borderRadius,
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
    '&[aria-selected=true]': {
      backgroundColor: palette.action.selected,
      color: palette.primary.dark,
      fontWeight: 600,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .name': { flexGrow: 1, minWidth: 0 },
  '& .dot': {
    flexShrink: 0,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: palette.warning.main,
  },
}));
