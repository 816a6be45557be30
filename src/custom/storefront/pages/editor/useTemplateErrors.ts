import { loadDocumentValidators } from 'virtual:document-validators';
import { use, useMemo } from 'react';
import { templateErrors } from '../../../../schemas/storefront/blocks.ts';
import { schemaId } from '../../../../schemas/storefront/documents.ts';
import { newErrors } from '../../../../schemas/storefront/newErrors.ts';
import type { Template } from '../../../../schemas/storefront/template.ts';
import { fromAjv } from '../../../../schemas/validate.ts';

/** The errors in a page's blocks that the stored version does not have. */
export function useTemplateErrors(template: Template, stored: Template) {
  const validators = use(loadDocumentValidators('template'));
  return useMemo(() => {
    const errorsOf = (one: Template) =>
      templateErrors(one, (type, props) => {
        const validate = validators[schemaId('template', type)];
        return !validate || validate(props) ? [] : (validate.errors ?? []).map(fromAjv);
      });
    return newErrors(errorsOf(template), template, errorsOf(stored), stored);
  }, [validators, template, stored]);
}
