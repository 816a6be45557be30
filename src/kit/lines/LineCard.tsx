import Delete from '@mui/icons-material/DeleteOutlined';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch, type FieldError } from 'react-hook-form';
import { useCents } from '../fields/useCents.ts';
import type { LineSlots } from './lineSlots.ts';
import { LineCardRoot } from './lineCardStyle.ts';

interface LineCardProps<L> extends LineSlots<L> {
  /** The property with the lines. */
  source: string;
  index: number;
  /** The property of a line whose error is shown at its name. */
  of?: string | undefined;
  onRemove: () => void;
}

/** A line of the editor: its name and inputs beside each other, or a card where there is less room. */
export function LineCard<L>({ source: property, index, of, onRemove, words, ...slots }: LineCardProps<L>) {
  const { nameOf, renderName, renderDetails, columns, sumOf, renderMore } = slots;
  const translate = useTranslate();
  const cents = useCents();
  const source = `${property}.${index}`;
  const line = useWatch({ name: source }) as L | undefined;
  const { errors } = useFormState({ name: property });
  if (line === undefined) return null;
  const own = (errors[property] as Record<string, FieldError>[] | undefined)?.[index];
  const wrong = of && own?.[of]?.message;
  const name = nameOf(line);
  const sum = sumOf?.(line);
  const rest = renderMore?.(line, source);
  const inputs = columns.filter(({ renderInput }) => renderInput);
  return (
    <LineCardRoot
      aria-label={name}
      widths={inputs.map(({ width = 130 }) => width)}
      hasSum={sumOf !== undefined}
    >
      <div className="item">
        {renderName?.(source, line) ?? (
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        )}
        {renderDetails?.(line).map((detail, at) => (
          <Typography key={at} component="div" variant="body2" color="text.secondary">
            {detail}
          </Typography>
        ))}
        {wrong && (
          <FormHelperText error role="alert">
            {wrong}
          </FormHelperText>
        )}
      </div>
      {inputs.map(({ name: column, renderInput }) => (
        <div key={column}>{renderInput?.(source, line)}</div>
      ))}
      {sumOf && <output className="sum">{sum !== undefined && cents(sum)}</output>}
      <IconButton className="remove" onClick={onRemove} aria-label={translate(`${words}.remove`, { name })}>
        <Delete />
      </IconButton>
      {rest && <div className="wide">{rest}</div>}
    </LineCardRoot>
  );
}
