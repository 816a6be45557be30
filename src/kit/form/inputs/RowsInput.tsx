import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { InputProps } from '../../slots.ts';

interface RowsInputProps<R extends object> extends Partial<InputProps> {
  source: string;
  title: string;
  /** Prefix of the message keys `add`, `none`, `remove` (with `name`) and `about`, below the title. */
  words: string;
  /** The values of a new row. */
  blank: R;
  /** The text of a row when read-only. */
  textOf: (row: R) => string;
  /** Each row is a card with two columns of inputs, instead of one line. */
  isCard?: boolean;
  /** Renders the inputs of the row with this name. */
  children: (name: string) => ReactNode;
}

/** A short list of rows with a few inputs each; plain text when read-only. */
export function RowsInput<R extends object>(props: RowsInputProps<R>) {
  const { source, title, words, blank, textOf, children, isCard = false, readOnly = false } = props;
  const translate = useTranslate();
  const id = useId();
  const { fields, append, remove } = useFieldArray({ name: source });
  const rows = (useWatch({ name: source }) ?? []) as R[];
  return (
    <div role="group" data-wide aria-labelledby={id}>
      <Typography id={id} component="div" variant="subtitle2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`${words}.${readOnly && fields.length === 0 ? 'none' : 'about'}`)}
      </Typography>
      {fields.map((field, index) => {
        const row = rows[index];
        const text = row ? textOf(row) : '';
        return readOnly ? (
          <Typography key={field.id} sx={{ py: 0.5 }}>
            {text}
          </Typography>
        ) : (
          <Row
            key={field.id}
            role="group"
            data-card={isCard || undefined}
            aria-label={text || translate(`${words}.add`)}
          >
            {isCard ? <Card>{children(`${source}.${index}`)}</Card> : children(`${source}.${index}`)}
            <IconButton
              aria-label={translate(`${words}.remove`, { name: text })}
              onClick={() => remove(index)}
            >
              <Delete />
            </IconButton>
          </Row>
        );
      })}
      {!readOnly && (
        <Button startIcon={<Add />} onClick={() => append(blank)}>
          {translate(`${words}.add`)}
        </Button>
      )}
    </div>
  );
}

const Row = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: spacing(1),
  alignItems: 'start',
  padding: spacing(1, 0),
  '& > .MuiIconButton-root': { justifySelf: 'start' },
  '&[data-card]': { gridTemplateColumns: 'minmax(0, 1fr) auto', gridAutoColumns: 'auto' },
  [breakpoints.down('sm')]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Card = styled('div')(({ theme: { breakpoints, palette, shape, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: spacing(1.5),
  padding: spacing(1.5),
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& > [data-wide], & > :first-of-type': { gridColumn: '1 / -1' },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
