import { useNodeErrors } from '../../documentEditor/useNodeErrors.ts';
import { nodesOf } from '../../../../schemas/storefront/documents.ts';
import { newErrors } from '../../../../schemas/storefront/newErrors.ts';
import type { Page } from '../../../../schemas/storefront/page.ts';

const nodes = nodesOf('page');

/**
 * The errors of a page's details. Empty fields of a new page count after the first attempt to create it. Errors of the
 * stored version do not block a save.
 */
export function usePageErrors(
  page: Page,
  stored: Page,
  { isNew, isTried }: { isNew: boolean; isTried: boolean },
) {
  const { '': found = [] } = useNodeErrors('page', nodes, page);
  const { '': before = [] } = useNodeErrors('page', nodes, stored);
  return {
    shown: isNew && !isTried ? found.filter(({ code }) => code !== 'required') : found,
    blocking: isNew ? found : newErrors(found, page, before, stored),
  };
}
