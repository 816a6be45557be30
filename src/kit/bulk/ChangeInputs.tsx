import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { FormGrid } from '../form/FormGrid.tsx';
import { isMoney, type PropertySchema } from '../slots.ts';
import { useResourceText } from '../useResourceText.ts';
import { choicesOf, isShare, parseTyped, changeModesOf, type ChangeMode } from './plan.ts';

/** The input so far. */
export interface Typed {
  mode: ChangeMode;
  text: string;
}

interface ChangeInputsProps {
  resource: string;
  property: string;
  schema: PropertySchema;
  typed: Typed;
  onChange: (typed: Typed) => void;
}

/** Inputs for how the property changes, and its value. */
export function ChangeInputs({ resource, property, schema, typed, onChange }: ChangeInputsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field } = useResourceText();
  const { mode, text } = typed;
  const choices = choicesOf(schema);
  if (choices) {
    const nameOf = (choice: string | boolean) =>
      typeof choice === 'boolean'
        ? translate(`ra.boolean.${choice}`)
        : translate(`resources.${resource}.values.${property}.${choice}`);
    return (
      <FormGrid>
        <TextField
          select
          autoFocus
          label={field(property)}
          value={text}
          onChange={({ target }) => onChange({ mode, text: target.value })}
        >
          {choices.map((choice) => (
            <MenuItem key={String(choice)} value={String(choice)}>
              {nameOf(choice)}
            </MenuItem>
          ))}
        </TextField>
      </FormGrid>
    );
  }
  const isUnread = text.trim() !== '' && parseTyped(schema, mode, text) === null;
  const unit = isShare(mode) ? '%' : isMoney(schema) ? '$' : undefined;
  const isBehind = unit === '%' || locale === 'fr';
  const shown = unit && <InputAdornment position={isBehind ? 'end' : 'start'}>{unit}</InputAdornment>;
  return (
    <FormGrid>
      <TextField
        select
        label={translate('bulk.way')}
        value={mode}
        onChange={({ target }) => onChange({ text, mode: target.value as ChangeMode })}
      >
        {changeModesOf(schema).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`bulk.ways.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        autoFocus
        label={field(property)}
        value={text}
        error={isUnread}
        helperText={
          isUnread && translate(isMoney(schema) || isShare(mode) ? 'validation.number' : 'bulk.whole')
        }
        onChange={({ target }) => onChange({ mode, text: target.value })}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
          input: isBehind ? { endAdornment: shown } : { startAdornment: shown },
        }}
      />
    </FormGrid>
  );
}
