import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { columnLetters } from '../../cellAddress.ts';
import type { SheetColumn } from './sheetColumns.ts';

interface ColumnRowProps {
  column: SheetColumn;
  known: { key: string; text: string }[];
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
}

/** A column of a sheet with some of its values, and what it is. */
export function ColumnRow({ column: { index, heading, values }, known, chosen, onChoose }: ColumnRowProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Row>
      <div>
        <strong id={id} title={heading}>
          {heading || translate('sheetImport.match.unnamed', { column: columnLetters(index) })}
        </strong>
        <span id={`${id}-values`}>{values.join(' · ') || translate('sheetImport.match.empty')}</span>
      </div>
      <TextField
        select
        fullWidth
        size="small"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-labelledby': id, 'aria-describedby': `${id}-values` },
        }}
      >
        <option value="">{translate('sheetImport.match.none')}</option>
        {known.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </TextField>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  '& strong, & span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& strong': { fontWeight: 550 },
  '& span': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& strong, & span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
}));
