import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormGrid } from '../../../../kit/form/FormGrid.tsx';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { LabelForm } from '../model/form.ts';
import { optionsOf } from '../model/options.ts';
import { OptionInput } from './OptionInput.tsx';

/** Further options of the chosen carrier; hidden if it has none (contract 4 §5). */
export const OtherOptions = memo(function OtherOptions({ carrier }: { carrier: Carrier }) {
  const translate = useTranslate();
  const billToParty = useWatch({ name: 'billToParty' }) as LabelForm['billToParty'];
  const options = optionsOf(carrier, { billToParty });
  if (options.length === 0) return null;
  return (
    <Accordion disableGutters variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="subtitle2">
          {translate('shipping.rateBrowser.other_options')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <FormGrid>
          {options.map((name) => (
            <OptionInput key={name} name={name} />
          ))}
        </FormGrid>
      </AccordionDetails>
    </Accordion>
  );
});
