import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import { NumberInput } from '../../kit/form/inputs/NumberInput.tsx';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import { useCents } from '../../kit/fields/useCents.ts';
import { subtotalOf, toLine, type EstimateLine } from '../../schemas/estimates/options.ts';
import { newService, toService } from '../../schemas/tickets/services.ts';
import type { TicketDevice } from '../../schemas/tickets/ticketDevices.ts';
import { ServiceSearch } from '../tickets/index.ts';
import { PartSearch } from './PartSearch.tsx';

interface LinesInputProps {
  source: string;
  devices: TicketDevice[];
}

const words = 'estimate.lines';

/** The lines of an option: what is done to which device, and what it costs. */
export function LinesInput({ source, devices }: LinesInputProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { fields, append, remove } = useFieldArray({ name: source });
  const lines = (useWatch({ name: source }) ?? []) as EstimateLine[];
  const device = lines.at(-1)?.ticket_device_id ?? devices[0]?.id ?? null;
  const choices = devices.map(({ id, device: named }) => ({ id, name: named?.name ?? '' }));
  const add = (line: EstimateLine) => append(line, { shouldFocus: false });
  const named = (name: string) => add(toLine(device, { ...newService, name }));
  return (
    <Lines data-wide>
      {fields.map((field, index) => {
        const line = lines[index];
        const name = `${source}.${index}`;
        return (
          <Row key={field.id} role="group" aria-label={line?.name}>
            <TextInput
              source={`${name}.name`}
              label={`${words}.name`}
              readOnly={Boolean(line?.repair_id ?? line?.item_id)}
              isRequired
            />
            <NumberInput source={`${name}.quantity`} label={`${words}.quantity`} isRequired />
            <MoneyInput source={`${name}.price`} label={`${words}.price`} isCents />
            <IconButton
              aria-label={translate(`${words}.remove`, { name: line?.name })}
              onClick={() => remove(index)}
            >
              <Close fontSize="small" />
            </IconButton>
            {choices.length > 1 && (
              <div data-device>
                <SelectInput
                  source={`${name}.ticket_device_id`}
                  label={`${words}.device`}
                  choices={choices}
                  isRequired
                />
              </div>
            )}
          </Row>
        );
      })}
      <Searches>
        <ServiceSearch onChosen={(repair) => add(toLine(device, toService(repair)))} onNamed={named} />
        <PartSearch
          onChosen={({ id, name, price }) =>
            add({ ...toLine(device, { ...newService, name, cost: price }), item_id: id })
          }
        />
      </Searches>
      <Typography sx={{ textAlign: 'right', fontWeight: 600 }}>
        {translate('estimate.options.sum')}: {cents(subtotalOf({ name: '', lines }))}
      </Typography>
    </Lines>
  );
}

const Lines = styled('div')(({ theme: { spacing } }) => ({ display: 'grid', gap: spacing(1) }));

const Row = styled('div')(({ theme: { breakpoints, palette, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 88px 128px 40px',
  gap: spacing(1),
  alignItems: 'start',
  '& > [data-device]': { gridColumn: '1 / -2' },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '88px minmax(0, 1fr) 40px',
    borderTop: `1px solid ${palette.divider}`,
    paddingTop: spacing(1),
    '& > :first-of-type, & > [data-device]': { gridColumn: '1 / -1' },
  },
}));

const Searches = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(1),
  [breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));
