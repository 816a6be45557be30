import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../../kit/form/inputs/NumberInput.tsx';
import type { LineItem } from '../../../schemas/inventory/lines.ts';
import { SerialsInput } from '../SerialsInput.tsx';
import { itemCodes } from '../texts.ts';
import { useCanSeeCosts } from '../useCanSeeCosts.ts';

interface ReceiveLineFieldsProps {
  index: number;
  item: LineItem;
  onRemove: () => void;
}

/** A received item: quantity or serial numbers, and unit cost. */
export function ReceiveLineFields({ index, item, onRemove }: ReceiveLineFieldsProps) {
  const translate = useTranslate();
  const seesCosts = useCanSeeCosts();
  const { name, is_serialized } = item;
  return (
    <Line aria-label={name}>
      <div className="item">
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {itemCodes(item)}
        </Typography>
      </div>
      {!is_serialized && (
        <NumberInput source={`lines.${index}.quantity`} label="inventory.line.quantity" isRequired />
      )}
      {seesCosts && (
        <MoneyInput source={`lines.${index}.unit_cost`} label="inventory.line.unit_cost" isCents />
      )}
      <IconButton
        className="remove"
        onClick={onRemove}
        aria-label={translate('inventory.line.remove', { item: name })}
      >
        <Delete />
      </IconButton>
      {is_serialized && (
        <div className="serials">
          <SerialsInput source={`lines.${index}.serials`} isRequired />
        </div>
      )}
    </Line>
  );
}

const Line = styled('li')(({ theme: { palette, spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(1.5),
  alignItems: 'start',
  paddingTop: spacing(2),
  borderTop: `1px solid ${palette.divider}`,
  '& .MuiFormControl-root': { margin: 0 },
  '& .item': { gridColumn: '1 / -1', paddingRight: 48, minWidth: 0 },
  '& .serials': { gridColumn: '1 / -1' },
  '& .remove': { position: 'absolute', right: 0, top: spacing(1) },
  position: 'relative',
  [breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 110px 140px 40px',
    '& .item': { gridColumn: 'auto', paddingRight: 0 },
    '& .item:has(+ .MuiFormControl-root + .remove)': { gridColumn: '1 / 3' },
    '& .remove': { position: 'static' },
  },
}));
