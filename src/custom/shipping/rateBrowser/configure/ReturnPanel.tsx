import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { BooleanInput } from '../../../../kit/form/inputs/BooleanInput.tsx';
import { TextInput } from '../../../../kit/form/inputs/TextInput.tsx';
import { fieldLabel } from '../fieldLabel.ts';
import type { LabelForm } from '../model/form.ts';

const deliveryMethods: LabelForm['returnBy'][] = ['email', 'download'];

/** A return label for the customer: origin and destination are swapped (contract 4 §4). */
export const ReturnPanel = memo(function ReturnPanel() {
  const translate = useTranslate();
  const [isReturn, returnBy] = useWatch({ name: ['isReturn', 'returnBy'] }) as [
    LabelForm['isReturn'],
    LabelForm['returnBy'],
  ];
  return (
    <div style={{ marginBottom: 16 }}>
      <BooleanInput source="isReturn" label={fieldLabel('isReturn')} />
      {isReturn && (
        <>
          <Typography variant="body2" color="text.secondary">
            {translate('shipping.rateBrowser.return_hint')}
          </Typography>
          <ReturnBy />
          {returnBy === 'email' && (
            <TextInput source="email" label={fieldLabel('email')} type="email" isRequired />
          )}
        </>
      )}
    </div>
  );
});

function ReturnBy() {
  const translate = useTranslate();
  const { field } = useController({ name: 'returnBy' });
  const { ref: _ref, ...props } = field;
  return (
    <RadioGroup row {...props} aria-label={translate(fieldLabel('returnBy'))}>
      {deliveryMethods.map((method) => (
        <FormControlLabel
          key={method}
          value={method}
          control={<Radio />}
          label={translate(`shipping.rateBrowser.choices.returnBy.${method}`)}
        />
      ))}
    </RadioGroup>
  );
}
