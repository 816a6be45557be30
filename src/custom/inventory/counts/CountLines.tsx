import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { CountLine } from '../../../schemas/inventory/stockCounts.ts';
import { countDifference, differenceValue } from '../../../schemas/inventory/tally.ts';
import { containsText } from '../../../schemas/searchText.ts';
import { useCanSeeCosts } from '../useCanSeeCosts.ts';
import { CountLineRow } from './CountLineRow.tsx';

const views = ['all', 'counted', 'differences', 'rest'] as const;
type View = (typeof views)[number];

const isShown: Record<View, (line: CountLine) => boolean> = {
  all: () => true,
  counted: ({ counted }) => counted !== null,
  differences: (line) => countDifference(line) !== 0,
  rest: ({ counted }) => counted === null,
};

/** How many lines are rendered at a time. */
const pageSize = 50;

interface LinesProps {
  lines: CountLine[];
  /** Opens the dialog that sets an item's quantity. */
  onSet?: (line: CountLine) => void;
}

/** The lines of a count, last counted first. */
export function CountLines({ lines, onSet }: LinesProps) {
  const translate = useTranslate();
  const cents = useCents();
  const [view, setView] = useState<View>('all');
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const found = lines
    .filter(isShown[view])
    .filter(({ name, sku, barcode }) => [name, sku, barcode].some((one) => containsText(one ?? '', text)))
    .toSorted((a, b) => (b.counted_date ?? '').localeCompare(a.counted_date ?? ''));
  const different = lines.filter(isShown.differences);
  const isBlind = lines.some(({ expected }) => expected === null);
  const seesCosts = useCanSeeCosts();
  const column = (name: string) => translate(`counts.columns.${name}`);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography color="text.secondary">
        {translate('counts.progress', { counted: lines.filter(isShown.counted).length, total: lines.length })}
        {' · '}
        {isBlind
          ? translate('counts.blind')
          : translate(seesCosts ? 'counts.summary' : 'counts.summary_plain', {
              smart_count: different.length,
              value: cents(different.reduce((sum, line) => sum + differenceValue(line), 0)),
            })}
      </Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        <TextField
          select
          size="small"
          label={translate('counts.show')}
          value={view}
          onChange={({ target }) => {
            setView(target.value as View);
            setLimit(pageSize);
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {views
            .filter((one) => !isBlind || one !== 'differences')
            .map((one) => (
              <option key={one} value={one}>
                {translate(`counts.views.${one}`)}
              </option>
            ))}
        </TextField>
        <TextField
          fullWidth
          size="small"
          label={translate('counts.search')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Stack>
      {found.length === 0 ? (
        <Typography color="text.secondary">{translate('counts.none')}</Typography>
      ) : (
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{column('item')}</TableCell>
              <TableCell align="right">{column('expected')}</TableCell>
              <TableCell align="right">{column('counted')}</TableCell>
              <TableCell align="right">{column('difference')}</TableCell>
              {seesCosts && (
                <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                  {column('value')}
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {found.slice(0, limit).map((line) => (
              <CountLineRow key={line.item_id} line={line} onSet={onSet} />
            ))}
          </TableBody>
        </Table>
      )}
      {found.length > limit && (
        <Button onClick={() => setLimit(limit + pageSize)}>{translate('counts.more')}</Button>
      )}
    </Stack>
  );
}
