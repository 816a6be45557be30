import { useTranslate } from 'react-admin';
import { blockSchemas } from '../../../../schemas/storefront/blocks.ts';
import { schemaAt } from '../../../../schemas/storefront/schema.ts';
import { LinkInput } from '../../documentEditor/form/widgets/LinkInput.tsx';
import type { FieldRenderProps } from './ImageField.tsx';
import { matchesPattern } from './matchesPattern.ts';

const schema = schemaAt(blockSchemas.Button, '/link');

/** A button's link: free text, or a page of the site. */
export function LinkField({ id, value, onChange, readOnly }: FieldRenderProps) {
  const translate = useTranslate();
  const isWrong = !matchesPattern(schema, value);
  return (
    <LinkInput
      id={id}
      label={translate('staticPages.fields.link')}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      readOnly={readOnly}
      error={isWrong}
      helperText={isWrong && translate('validation.link')}
    />
  );
}
