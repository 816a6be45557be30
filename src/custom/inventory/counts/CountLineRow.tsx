import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import type { CountLine } from '../../../schemas/inventory/stockCounts.ts';
import { countDifference, differenceValue } from '../../../schemas/inventory/tally.ts';
import { useCanSeeCosts } from '../useCanSeeCosts.ts';
import { itemCodes } from '../texts.ts';
import { useSignedNumber } from './texts.ts';

interface LineRowProps {
  line: CountLine;
  onSet?: (line: CountLine) => void;
}

/** How many missing serial numbers are listed. */
const maxNamed = 5;

/** An item of a count; clicking its quantity opens the dialog that sets it. */
export const CountLineRow = memo(function LineRow({ line, onSet }: LineRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const cents = useCents();
  const seesCosts = useCanSeeCosts();
  const signed = useSignedNumber();
  const difference = countDifference(line);
  const found = new Set(line.found);
  const missing = line.counted === null ? [] : line.serials.filter((serial) => !found.has(serial));
  const facts = [
    itemCodes(line),
    missing.length > 0 &&
      translate('counts.missing', {
        serials: missing.slice(0, maxNamed).join(', ') + (missing.length > maxNamed ? '…' : ''),
      }),
    line.counted_by &&
      line.counted_date &&
      translate('counts.by', { name: line.counted_by, time: timeSince(line.counted_date, locale) }),
  ].filter(Boolean);
  const counted = line.counted ?? '–';
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {line.name}
        {facts.map((fact) => (
          <Typography key={String(fact)} variant="body2" color="text.secondary">
            {fact}
          </Typography>
        ))}
      </TableCell>
      <TableCell align="right">{line.expected ?? '–'}</TableCell>
      <TableCell align="right">
        {onSet && !line.is_serialized ? (
          <Button
            variant="outlined"
            color="inherit"
            aria-label={`${translate('counts.set', { name: line.name })} (${counted})`}
            onClick={() => onSet(line)}
            sx={{ minWidth: 48, minHeight: 40 }}
          >
            {counted}
          </Button>
        ) : (
          counted
        )}
      </TableCell>
      <TableCell align="right">
        <Typography color={difference === 0 ? 'text.secondary' : 'error'} component="span">
          {line.counted === null || line.expected === null ? '–' : signed(difference)}
        </Typography>
      </TableCell>
      {seesCosts && (
        <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
          {difference === 0 ? '' : cents(differenceValue(line))}
        </TableCell>
      )}
    </TableRow>
  );
});
