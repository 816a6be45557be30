import { styled } from '@mui/material/styles';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { PastImport, UndoneImport } from '../../../../schemas/pastImports.ts';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import { UndoImport } from './UndoImport.tsx';
import { useDateTimeText } from '../../../fields/useDateTimeText.ts';

interface ImportItemProps {
  sheetImport: SheetImport;
  past: PastImport & { canUndo: boolean };
  onUndone: (undone: UndoneImport) => void;
}

/** A past import: user, sheet, time and changes. */
export function ImportItem({ sheetImport, past, onUndone }: ImportItemProps) {
  const text = useImportText(sheetImport);
  const momentOf = useDateTimeText();
  const locale = useLocale();
  const counts = {
    updated: past.updated.toLocaleString(locale),
    created: past.created.toLocaleString(locale),
    removed: past.removed.toLocaleString(locale),
  };
  return (
    <Item>
      <div>
        <strong>{past.file_name ?? text('undo.no_file')}</strong>
        <p>{text('undo.did', counts)}</p>
        <p>
          {[past.created_by_name, momentOf(past.created_date)].filter(Boolean).join(', ')}
          {past.canUndo && ` · ${text('undo.until', { date: momentOf(past.undo_until) })}`}
        </p>
      </div>
      {past.undone_date ? (
        <span>{text('undo.undone', { date: momentOf(past.undone_date) })}</span>
      ) : (
        past.canUndo && (
          <UndoImport sheetImport={sheetImport} id={past.id} changes={past} onUndone={onUndone} />
        )
      )}
    </Item>
  );
}

const Item = styled('li')(({ theme: { palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 0',
  borderTop: `1px solid ${palette.divider}`,
  '& > div': { flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' },
  '& p, & > span': { margin: 0, fontSize: '0.8125rem', color: palette.text.secondary },
}));
