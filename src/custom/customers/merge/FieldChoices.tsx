import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  mergedFields,
  type MergeChoices,
  type MergedField,
  type MergeSide,
} from '../../../schemas/customers/merge.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { MergeSection } from './MergeSection.tsx';

export interface ChoicesProps {
  kept: MergeSide;
  merged: MergeSide;
  choices: MergeChoices;
  onChange: (changed: Partial<MergeChoices>) => void;
}

/** Chooses the value of each field; equal values need no choice. */
export function FieldChoices({ kept, merged, choices: { take }, onChange }: ChoicesProps) {
  const translate = useTranslate();
  const choose = (field: MergedField, isTaken: boolean) =>
    onChange({ take: isTaken ? [...take, field] : take.filter((one) => one !== field) });
  return (
    <MergeSection title={translate('merging.fields')} hint={translate('merging.fields_hint')}>
      {mergedFields.map((field) => (
        <FieldChoice
          key={field}
          {...{ field, kept, merged }}
          isTaken={take.includes(field)}
          onChange={(isTaken) => choose(field, isTaken)}
        />
      ))}
      {kept.email?.toLowerCase() !== merged.email?.toLowerCase() && (
        <Typography variant="body2" color="text.secondary">
          {translate('merging.alias')}
        </Typography>
      )}
    </MergeSection>
  );
}

interface FieldChoiceProps extends Pick<ChoicesProps, 'kept' | 'merged'> {
  field: MergedField;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}

function FieldChoice({ field, kept, merged, isTaken, onChange }: FieldChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const text = (side: MergeSide): string => {
    const value = side[field];
    if (!value) return translate('merging.nothing');
    if (field === 'phone') return formatPhone(value);
    return translate(`resources.customers.values.${field}.${value}`, { _: value });
  };
  const isSame = kept[field] === merged[field];
  return (
    <Box sx={row}>
      <Typography id={id} variant="body2" color="text.secondary">
        {translate(`resources.customers.fields.${field}`)}
      </Typography>
      {isSame ? (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text(kept)}</Typography>
      ) : (
        <RadioGroup
          aria-labelledby={id}
          value={isTaken ? 'merged' : 'kept'}
          onChange={(_, value) => onChange(value === 'merged')}
          sx={pair}
        >
          <FormControlLabel value="kept" control={<Radio size="small" />} label={text(kept)} />
          <FormControlLabel value="merged" control={<Radio size="small" />} label={text(merged)} />
        </RadioGroup>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 2,
  py: 0.5,
};

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
};
