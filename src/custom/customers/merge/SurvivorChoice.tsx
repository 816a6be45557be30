import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { customers } from '../../../schemas/customers/customers.ts';
import type { MergeSide } from '../../../schemas/customers/merge.ts';
import { nameOf } from '../../../schemas/model.ts';

interface SurvivorChoiceProps {
  sides: readonly [MergeSide, MergeSide];
  keptId: string;
  onChange: (id: string) => void;
}

/** Chooses the surviving customer, whose profile URL and links to it stay valid. */
export function SurvivorChoice({ sides, keptId, onChange }: SurvivorChoiceProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const id = useId();
  const label = (side: MergeSide) =>
    translate('merging.stays', {
      name: nameOf(customers, { ...side }),
      date: dateFormat(locale, timezone, 'short').format(new Date(side.created_date)),
    });
  return (
    <FormControl>
      <FormLabel id={id}>{translate('merging.who')}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={keptId} onChange={(_, value) => onChange(value)}>
        {sides.map((side) => (
          <FormControlLabel key={side.id} value={side.id} control={<Radio />} label={label(side)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
