import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Static } from 'typebox';
import type { Reference } from '../../../schemas/common.ts';
import type { ImportPreview, MatchReason } from '../../../schemas/globalCatalog/import.ts';
import { useImportText } from '../imports/useImportText.ts';
import { recordPath, type Kind } from '../kinds.ts';
import { StoreRecordLink } from '../StoreRecordLink.tsx';

/** An item that matches, or may match, a record of the store. */
export type Match = ImportPreview & { of: Static<typeof Reference>; because: MatchReason };

/** Rows added by each click on "more". */
const step = 200;
/** Up to this many rows are expanded by default. */
const few = 5;

interface MatchesProps {
  kind: Kind;
  /** A message key. */
  title: string;
  matches: Match[];
}

/** Items beside the matching records of the store, with the reason of each match. */
export function Matches({ kind, title, matches }: MatchesProps) {
  const translate = useTranslate();
  const { counted } = useImportText();
  const columns = ['item', 'of', 'because'];
  const [isOpen, setIsOpen] = useState(matches.length <= few);
  const [shown, setShown] = useState(step);
  return (
    <List open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{translate(title)}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {columns.map((one) => (
                <th key={one}>{translate(`globalCatalog.summary.${one}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matches.slice(0, isOpen ? shown : 0).map(({ id, name, of, because }) => (
              <tr key={id}>
                <td>{name}</td>
                <td>
                  <StoreRecordLink isAside to={recordPath(kind, of.id)} name={of.name ?? of.id} />
                </td>
                <td>{translate(`globalCatalog.summary.reasons.${because}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matches.length > shown && (
        <Button size="small" onClick={() => setShown(shown + step)}>
          {counted('summary.more', Math.min(step, matches.length - shown))}
        </Button>
      )}
    </List>
  );
}

const List = styled('details')(({ theme: { palette, shape } }) => ({
  marginTop: 4,
  '& > summary': { cursor: 'pointer', color: palette.primary.main },
  '& > div': {
    maxHeight: 260,
    marginTop: 8,
    overflow: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' },
  '& th, & td': { padding: '6px 12px', textAlign: 'left', overflowWrap: 'anywhere' },
  '& th': {
    position: 'sticky',
    top: 0,
    background: palette.background.paper,
    color: palette.text.secondary,
    fontWeight: 500,
  },
  '& tr + tr td': { borderTop: `1px solid ${palette.divider}` },
}));
