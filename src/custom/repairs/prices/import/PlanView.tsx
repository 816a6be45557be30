import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDebouncedEvent, useTranslate } from 'react-admin';
import { PlanTabs } from '../../../../kit/sheet/import/PlanTabs.tsx';
import type { Choices } from '../choices.ts';
import type { PlanKind } from '../types.ts';
import { PlanTable } from './rows/PlanTable.tsx';
import type { Sheet } from './sheet.ts';
import { useCountTexts } from './useCountTexts.ts';

/** What blocks the import comes first. */
const kinds: PlanKind[] = [
  'invalid',
  'unclear',
  'update',
  'create',
  'remove',
  'duplicate',
  'unknown',
  'warning',
];

const alwaysShown = new Set<PlanKind>(['update', 'create', 'remove']);

/** The changes of a sheet by kind, as searchable lists. */
export function PlanView({ sheet, choices }: { sheet: Sheet; choices: Choices }) {
  const translate = useTranslate();
  const figureOf = useCountTexts(sheet.plan, choices);
  const { counts } = sheet.plan;
  const [kind, setKind] = useState(() => kinds.find((one) => counts[one] > 0));
  const [search, setSearch] = useState('');
  const searchSoon = useDebouncedEvent(setSearch, 300);
  if (!kind) return null;
  const shown = kinds.filter((one) => counts[one] > 0 || alwaysShown.has(one));
  return (
    <PlanTabs
      label={translate('sheetImport.kinds')}
      kind={kind}
      onChange={setKind}
      kinds={shown.map((one) => ({
        kind: one,
        name: translate(`priceMatrix.kinds.${one}`),
        count: figureOf(one),
        isEmpty: counts[one] === 0,
      }))}
    >
      <TextField
        label={translate('priceMatrix.preview.search')}
        defaultValue=""
        onChange={({ target }) => searchSoon(target.value)}
        sx={{ my: 1.5, width: { xs: '100%', sm: 320 } }}
        slotProps={{
          htmlInput: { maxLength: 200, type: 'search' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <PlanTable key={kind} sheet={sheet} kind={kind} search={search} />
    </PlanTabs>
  );
}
