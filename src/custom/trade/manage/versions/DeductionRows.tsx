import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { deductionKinds, MAX_DEDUCTIONS } from '../../../../schemas/trade/terms.ts';
import { parseDeduction, newDeduction, type TypedDeduction } from './typedDeductions.ts';

interface DeductionRowsProps {
  rows: TypedDeduction[];
  /** Whether saving was attempted; errors are shown from then on. */
  isAsked: boolean;
  onChange: (rows: TypedDeduction[]) => void;
}

/** The deduction of each defect: an amount, or a percentage of the full price. */
export function DeductionRows({ rows, isAsked, onChange }: DeductionRowsProps) {
  const translate = useTranslate();
  const id = useId();
  const change = (index: number, values: Partial<TypedDeduction>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...values } : row)));
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('resources.tradeVersions.fields.deductions')}
      </Typography>
      {rows.map((row, index) => {
        const isWrong = isAsked && parseDeduction(row) === undefined;
        return (
          <Row key={row.id}>
            <TextField
              size="small"
              required
              label={translate('trade.manage.defect')}
              value={row.name}
              error={isWrong && !row.name.trim()}
              onChange={({ target }) => change(index, { name: target.value })}
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <TextField
              size="small"
              label={translate('trade.manage.defect_fr')}
              value={row.nameFr}
              onChange={({ target }) => change(index, { nameFr: target.value })}
              slotProps={{ htmlInput: { maxLength: 200, lang: 'fr' } }}
            />
            <TextField
              select
              size="small"
              label={translate('trade.manage.kind')}
              value={row.kind}
              onChange={({ target }) => change(index, { kind: target.value as TypedDeduction['kind'] })}
            >
              {deductionKinds.map((kind) => (
                <MenuItem key={kind} value={kind}>
                  {translate(`resources.tradeVersions.values.kind.${kind}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              size="small"
              required
              label={translate('trade.manage.value')}
              value={row.text}
              error={isWrong && Boolean(row.name.trim())}
              helperText={isWrong && row.name.trim() ? translate('trade.manage.value_wrong') : undefined}
              onChange={({ target }) => change(index, { text: target.value })}
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
                inputLabel: { shrink: true },
                input: {
                  endAdornment: (
                    <InputAdornment position="end">{row.kind === 'PERCENT' ? '%' : '$'}</InputAdornment>
                  ),
                },
              }}
            />
            <IconButton
              aria-label={translate('trade.manage.remove', { name: row.name || index + 1 })}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            >
              <Delete />
            </IconButton>
          </Row>
        );
      })}
      {rows.length < MAX_DEDUCTIONS && (
        <Button size="small" startIcon={<Add />} onClick={() => onChange([...rows, newDeduction()])}>
          {translate('trade.manage.add_defect')}
        </Button>
      )}
    </div>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > div:nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
}));
