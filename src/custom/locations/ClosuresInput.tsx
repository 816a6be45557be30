import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { DateInput } from '../../kit/form/inputs/DateInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import type { Closure } from '../../schemas/locations/closures.ts';
import { closureText, dayName } from './closureText.ts';
import { TimeInput } from './TimeInput.tsx';
import { useSeesHours } from './useSeesHours.ts';

const source = 'closures';
const earlyClosing = { open: '09:00:00', close: '12:00:00' };

/** The days that differ from the week: closed, or with other hours; only for those who may see hours. */
export default function ClosuresInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const seesHours = useSeesHours();
  const { fields, append, remove } = useFieldArray({ name: source });
  if (!seesHours) return null;
  return (
    <div role="group" data-wide aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mt: 1 }}>
        {translate('resources.locations.fields.closures')}
      </Typography>
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate('resources.locations.closures.none')}
        </Typography>
      )}
      {fields.map(({ id }, index) =>
        readOnly ? (
          <ClosureText key={id} index={index} />
        ) : (
          <ClosureLine key={id} index={index} onRemove={() => remove(index)} />
        ),
      )}
      {!readOnly && (
        <Button
          startIcon={<Add />}
          onClick={() => append({ date: '', name: null, open: null, close: null } satisfies Closure)}
        >
          {translate('resources.locations.closures.add')}
        </Button>
      )}
    </div>
  );
}

const useClosure = (index: number) => useWatch({ name: `${source}.${index}` }) as Closure;

function ClosureText({ index }: { index: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const closure = useClosure(index);
  return (
    <Line>
      <span>{dayName(closure, locale)}</span>
      <span className="text">{closureText(closure, { locale, translate })}</span>
    </Line>
  );
}

const text = (key: string) => `resources.locations.closures.${key}`;

function ClosureLine({ index, onRemove }: { index: number; onRemove: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const closure = useClosure(index);
  const isClosed = !closure.open && !closure.close;
  const name = `${source}.${index}`;
  const close = (isClosing: boolean) => {
    const times = isClosing ? { open: null, close: null } : earlyClosing;
    setValue(name, { ...closure, ...times }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Line role="group" aria-label={dayName(closure, locale) || translate(text('new'))} data-editing>
      <DateInput source={`${name}.date`} label={text('date')} isRequired />
      <TextInput source={`${name}.name`} label={text('name')} />
      <span className="times">
        {!isClosed && (
          <>
            <TimeInput name={`${name}.open`} label="open" readOnly={false} />
            <TimeInput name={`${name}.close`} label="close" readOnly={false} />
          </>
        )}
        <FormControlLabel
          control={<Switch checked={isClosed} onChange={(_, isClosing) => close(isClosing)} />}
          label={translate('resources.locations.hours.closed')}
        />
      </span>
      <IconButton
        aria-label={translate(text('remove'), { name: dayName(closure, locale) })}
        onClick={onRemove}
      >
        <Delete />
      </IconButton>
    </Line>
  );
}

const Line = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '10px 0',
  borderBottom: `1px solid ${palette.divider}`,
  '& .text': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&[data-editing]': {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr) 40px',
    alignItems: 'start',
    gap: '12px 8px',
    '& .times': { gridColumn: '1 / 3', gridRow: 2 },
    '& > button': { gridColumn: 3, gridRow: 1 },
    [breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 40px',
      '& > :nth-of-type(2)': { gridColumn: 1, gridRow: 2 },
      '& .times': { gridColumn: 1, gridRow: 3 },
      '& > button': { gridColumn: 2 },
    },
  },
  '& .times': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));
