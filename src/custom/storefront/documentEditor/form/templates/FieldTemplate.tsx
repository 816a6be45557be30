import { styled } from '@mui/material/styles';
import type { FieldTemplateProps } from '@rjsf/utils';
import type { FieldOptions } from '../uiSchema.ts';

/** A field with what is wrong with it and what helps to fill it in; short ones share a line. */
export function FieldTemplate({ children, errors, help, uiSchema, schema }: FieldTemplateProps) {
  const { isHalf } = (uiSchema?.['ui:options'] ?? {}) as FieldOptions;
  return (
    <Cell data-half={Boolean(isHalf)}>
      {children}
      {schema.type !== 'array' && errors}
      {help}
    </Cell>
  );
}

const Cell = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@container form (min-width: 440px)': { '&[data-half=true]': { gridColumn: 'auto' } },
});
