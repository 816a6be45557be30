import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useText } from '../../../../i18n/useText.ts';
import { valueAt } from '../../../../schemas/storefront/pointer.ts';
import type { Block, Template } from '../../../../schemas/storefront/template.ts';
import type { ValidationError } from '../../../../schemas/validate.ts';
import { useBlockName } from '../template/useBlockName.ts';

/** The errors in a page's blocks, by block and field. */
export function BlockErrors({ template, errors }: { template: Template; errors: ValidationError[] }) {
  const translate = useTranslate();
  const text = useText();
  const blockName = useBlockName();
  if (errors.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {errors.map(({ path, code, params }) => {
        const at = path.lastIndexOf('/props/');
        const block = valueAt(template, path.slice(0, at)) as Block;
        const field = translate(`staticPages.fields.${path.slice(at + '/props/'.length)}`);
        return (
          <div key={path + code}>
            {blockName(block)} › {field}: {text([`validation.${code}`, 'validation.invalid'], params)}
          </div>
        );
      })}
    </Alert>
  );
}
