import { styled } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { FieldOptions } from '../uiSchema.ts';

/** The fields of a part; one within a form or an entry has its name above it. */
export function ObjectTemplate({ properties, title, fieldPathId, uiSchema }: ObjectFieldTemplateProps) {
  const { isFlat } = (uiSchema?.['ui:options'] ?? {}) as FieldOptions;
  const isWhole = fieldPathId.path.length === 0 || typeof fieldPathId.path.at(-1) === 'number';
  const fields = <Grid>{properties.map(({ content }) => content)}</Grid>;
  if (isWhole || isFlat) return fields;
  return (
    <Part>
      <legend>{title}</legend>
      {fields}
    </Part>
  );
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: theme.spacing(2, 1.5),
}));

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
