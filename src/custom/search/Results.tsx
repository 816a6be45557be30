import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry, EntryGroup } from './entries.ts';
import { keyText } from './keyText.ts';

interface ResultsProps {
  id: string;
  label: string;
  groups: EntryGroup[];
  /** Index of the active entry. */
  active: number;
  idOf: (index: number) => string;
  onActive: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}

/** The entries in groups; the focus stays in the field above. */
export function Results({ id, label, groups, active, idOf, onActive, onChoose }: ResultsProps) {
  const translate = useTranslate();
  const indexed = groups.map((group, at) => ({
    ...group,
    first: groups.slice(0, at).reduce((count, { entries }) => count + entries.length, 0),
  }));
  const choose = (event: MouseEvent, entry: Entry) => {
    if (entry.to !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onChoose(entry);
  };
  return (
    <List id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {indexed.map(({ key, title, entries, first }) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
          <div id={`${id}-${key}`} className="title" role="presentation">
            {title}
          </div>
          {entries.map((entry, index) => {
            const { icon: Icon, details, keys, to } = entry;
            const Row = to === undefined ? 'div' : 'a';
            return (
              <Row
                key={entry.key}
                id={idOf(first + index)}
                role="option"
                aria-selected={first + index === active}
                {...(to !== undefined && { href: to, tabIndex: -1 })}
                onPointerMove={() => onActive(entry)}
                onClick={(event) => choose(event, entry)}
              >
                <span className="icon" aria-hidden>
                  {Icon && <Icon />}
                </span>
                <span className="text">
                  <bdi>{entry.label}</bdi>
                  {details && <small>{details}</small>}
                </span>
                {keys && <kbd>{keyText(keys, translate)}</kbd>}
              </Row>
            );
          })}
        </div>
      ))}
    </List>
  );
}

const List = styled('div')(({ theme: { palette, shape } }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 8px 8px',
  '& .title': {
    padding: '10px 8px 4px',
    fontSize: '0.75rem',
    fontWeight: 700,
    color: palette.text.secondary,
  },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 40,
    padding: '5px 8px',
    borderRadius: shape.borderRadius,
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& [aria-selected=true]': { backgroundColor: palette.action.selected },
  '& .icon': { display: 'flex', width: 20, color: palette.text.secondary, '& svg': { fontSize: '1.25rem' } },
  '& .text': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: palette.text.secondary },
  '& kbd': { font: 'inherit', fontSize: '0.75rem', color: palette.text.secondary },
}));
