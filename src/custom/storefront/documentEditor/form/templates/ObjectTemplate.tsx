import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils';
import type { FieldOptions } from '../uiSchema.ts';

/** The fields of an object. Short fields share a line. A nested object has a heading. */
export function ObjectTemplate({ properties, title, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const { isFlat } = optionsOf(uiSchema);
  const isWhole = fieldPathId.path.length === 0 || typeof fieldPathId.path.at(-1) === 'number';
  const fields = (
    <Grid>
      {properties.map(({ name, content, hidden }) => (
        <Cell hidden={hidden} key={name} data-half={isHalf(uiSchema?.[name] as UiSchema | undefined)}>
          {content}
        </Cell>
      ))}
    </Grid>
  );
  if (isWhole || isFlat) return fields;
  return (
    <Part>
      <legend>{title}</legend>
      {fields}
    </Part>
  );
}

const optionsOf = (uiSchema: UiSchema | undefined) => (uiSchema?.['ui:options'] ?? {}) as FieldOptions;
const isHalf = (uiSchema: UiSchema | undefined) => Boolean(optionsOf(uiSchema).isHalf);

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2, 1.5),
}));

const Cell = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container form (min-width: 440px)': { '&[data-half=true]': { gridColumn: 'auto' } },
});

const Part = styled('fieldset')(({ theme }) => ({
  border: 0,
  padding: 0,
  margin: theme.spacing(1, 0, 0),
  minWidth: 0,
  '& > legend': {
    ...theme.typography.h5,
    padding: 0,
    marginBottom: theme.spacing(1.5),
  },
}));
