import { normalizeFilter, type Model } from '../../../src/schemas/model.ts';
import type { ListPage } from '../support/listPage.ts';
import { textOr } from '../support/texts.ts';

/** Sets a filter in the interface: types, selects, or picks a record by its name. */
export async function setFilter({ page, resource }: ListPage, model: Model, filter: string, value: string) {
  const { kind, of } = normalizeFilter(filter, model.filters[filter] ?? 'equals');
  const isEnumeration = 'enum' in (model.schema.properties[of] ?? {});
  const source = kind === 'range' ? `min_${filter}` : filter;
  const label = textOr(`resources.${resource}.filters.${source}`, `resources.${resource}.fields.${source}`);
  const bar = page.getByRole('search');
  const field = bar.getByLabel(label, { exact: true });
  if (kind === 'boolean' || isEnumeration) await field.selectOption(value);
  else if (kind === 'equals') {
    await field.click();
    await bar.getByRole('combobox', { name: label }).fill(value);
    await page.getByRole('option', { name: value, exact: true }).click();
  } else await field.fill(value);
}
