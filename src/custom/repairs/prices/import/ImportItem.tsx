import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../../i18n/useLocale.ts';
import type { PriceImport, UndoneImport } from '../../../../schemas/repairs/priceImports.ts';
import { UndoImport } from './UndoImport.tsx';
import { useDateTimeText } from './useDateTimeText.ts';

interface ImportItemProps {
  past: PriceImport & { canUndo: boolean };
  onUndone: (undone: UndoneImport) => void;
}

/** A past import: user, sheet, time and changes. */
export function ImportItem({ past, onUndone }: ImportItemProps) {
  const translate = useTranslate();
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
        <strong>{past.file_name}</strong>
        <p>{translate('priceMatrix.undo.did', counts)}</p>
        <p>
          {[past.created_by_name, momentOf(past.created_date)].filter(Boolean).join(', ')}
          {past.canUndo && ` · ${translate('priceMatrix.undo.until', { date: momentOf(past.undo_until) })}`}
        </p>
      </div>
      {past.undone_date ? (
        <span>{translate('priceMatrix.undo.undone', { date: momentOf(past.undone_date) })}</span>
      ) : (
        past.canUndo && <UndoImport id={past.id} changes={past} onUndone={onUndone} />
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
