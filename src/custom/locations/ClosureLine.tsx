import Delete from '@mui/icons-material/DeleteOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { DateInput } from '../../kit/form/inputs/DateInput.tsx';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import { ClosureRow } from './closureStyles.ts';
import { dayName } from './closureText.ts';
import { TimeInput } from './TimeInput.tsx';
import { useClosure } from './useClosure.ts';

const earlyClosing = { open: '09:00:00', close: '12:00:00' };

const text = (key: string) => `resources.locations.closures.${key}`;

/** The inputs of one closure or special day in the surrounding form. */
export function ClosureLine({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const closure = useClosure(index);
  const isClosed = !closure.open && !closure.close;
  const name = `closures.${index}`;
  const close = (isClosing: boolean) => {
    const times = isClosing ? { open: null, close: null } : earlyClosing;
    setValue(name, { ...closure, ...times }, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <ClosureRow role="group" aria-label={dayName(closure, locale) || translate(text('new'))} data-editing>
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
      {onRemove && (
        <IconButton
          aria-label={translate(text('remove'), { name: dayName(closure, locale) })}
          onClick={onRemove}
        >
          <Delete />
        </IconButton>
      )}
    </ClosureRow>
  );
}
