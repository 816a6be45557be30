import { useNodeErrors } from '../../documentEditor/useNodeErrors.ts';
import { nodesOf } from '../../../../schemas/storefront/documents.ts';
import { newErrors } from '../../../../schemas/storefront/newErrors.ts';
import type { Page } from '../../../../schemas/storefront/page.ts';

const nodes = nodesOf('page');

/**
 * What is wrong with a page's details. A new page's empty fields are told once somebody has tried to create it; what was
 * wrong in the stored version already does not stand in the way of a save.
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
