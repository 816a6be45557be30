import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Deduction } from '../../../../schemas/trade/terms.ts';
import { useAmounts } from '../../useAmounts.ts';

/** A summary of the deductions. */
export function Deductions({ deductions }: { deductions: readonly Deduction[] }) {
  const translate = useTranslate();
  const id = useId();
  const { deductionText, nameOf } = useAmounts();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {translate('resources.tradeVersions.fields.deductions')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {deductions.map((one) => (
          <Chip key={one.id} size="small" variant="outlined" label={`${nameOf(one)} ${deductionText(one)}`} />
        ))}
        {deductions.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('trade.manage.no_deductions')}
          </Typography>
        )}
      </Stack>
    </section>
  );
}
