import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { denominationsTotal, denominations, type Denominations } from '../../../schemas/wallet/registers.ts';

interface CountFieldsProps {
  pieces: Denominations;
  onChange: (pieces: Denominations) => void;
}

/** Number of each banknote and coin, with the running total. */
export function CountFields({ pieces, onChange }: CountFieldsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const set = (value: number, text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 5);
    const { [value]: _, ...others } = pieces;
    onChange(digits ? { ...others, [value]: Number(digits) } : others);
  };
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{translate('resources.registers.steps.close.count')}</Typography>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('wallet.tills.piece')}</th>
            <th scope="col">{translate('wallet.tills.pieces')}</th>
            <th scope="col">{translate('wallet.tills.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {denominations.map((value, index) => (
            <tr key={value}>
              <th scope="row">{cents(value)}</th>
              <td>
                <Count
                  value={pieces[value] ?? ''}
                  onChange={({ target }) => set(value, target.value)}
                  onFocus={({ target }) => target.select()}
                  autoFocus={index === 0}
                  inputProps={{
                    'aria-label': translate('wallet.tills.pieces_of', { piece: cents(value) }),
                    inputMode: 'numeric',
                    autoComplete: 'off',
                  }}
                />
              </td>
              <td>{cents(value * (pieces[value] ?? 0))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr aria-live="polite">
            <th scope="row" colSpan={2}>
              {translate('wallet.tills.counted_so_far')}
            </th>
            <td>{cents(denominationsTotal(pieces))}</td>
          </tr>
        </tfoot>
      </Table>
    </>
  );
}

const Count = styled(InputBase)(({ theme: { palette } }) => ({
  width: 88,
  padding: '2px 10px',
  border: `1px solid ${palette.grey[500]}`,
  borderRadius: 6,
  '&.Mui-focused': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
  '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const Table = styled('table')(({ theme: { palette } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '3px 0', textAlign: 'right', fontWeight: 400 },
  'th:first-of-type': { textAlign: 'left' },
  'thead th': { color: palette.text.secondary, fontSize: '0.8125rem' },
  'tfoot > tr > *': { paddingTop: 10, fontWeight: 600, borderTop: `1px solid ${palette.divider}` },
}));
