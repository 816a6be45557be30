import type { ReactElement } from 'react';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import { pageSizes as defaultPageSizes } from '../schemas/common.ts';
import { propertyAt } from '../schemas/lines.ts';
import { normalizeFilter, type Model } from '../schemas/model.ts';
import type { ResourceDeclaration, Slots } from './declaration.ts';
import { alignOf } from './fields/schemaField.tsx';
import { isLoadable, lazyWithPreload, combineLoadables, type Loadable } from './lazyWithPreload.ts';
import { slotElement } from './slotElement.tsx';
import { ListPage } from './list/ListPage.tsx';
import { RedirectToPage } from './list/RedirectToPage.tsx';
import { toResourceDeclaration } from './lazyResource.tsx';
import { ListOptionsContext, type ListOptions, type DetailPageOptions } from './page.ts';
import {
  optionsOf,
  unitsPerDollar,
  sourceOf,
  type FilterElement,
  type FilterSlot,
  type PropertySchema,
  type Slot,
} from './slots.ts';

const RecordPage = lazyWithPreload(() => import('./detailPage/RecordPage.tsx'));
const FormDialog = lazyWithPreload(() => import('./form/FormDialog.tsx'));

/** Declares a resource for a model: its page and its react-admin ResourceProps. */
export function resource(model: Model, slots: Slots): ResourceDeclaration {
  const {
    path: segment = model.name,
    section,
    usesSectionTitle = false,
    columns,
    hiddenColumns = [],
    phoneColumns,
    form,
    formats = [],
    quickFilter,
    filters: filterSlots = Object.keys(model.filters).filter(
      (key) => !quickFilter || key !== sourceOf(quickFilter),
    ),
    rowActions = [],
    readOnlyRows = false,
    opensReadOnly = false,
    opensCreated = false,
    pageSizes = defaultPageSizes,
    maxHeight,
    locationFilter,
    detailPage,
    createPage,
    rowLink,
    emptyAction,
    actions,
    layouts,
    summary,
    bulkActions,
    dependents,
    selection,
    exportButton,
    createButton,
    routes,
    steps,
    stepParameters,
    dialog = detailPage?.create === undefined ? (
      <FormDialog {...{ model, form, opensReadOnly, opensCreated }} />
    ) : (
      <RedirectToPage model={model} />
    ),
  } = slots;
  const elements = columns.map((slot) => slotElement(model, slot));
  const filters = filterSlots.map((slot) => toFilter(model, slot));
  const path = `/${segment}`;
  const options: ListOptions = {
    path,
    locationFilter,
    rowActions,
    dependents,
    steps,
    stepParameters,
    columns: [...formats, ...elements],
    emptyAction,
    rowLink: rowLink ?? (detailPage && pageOf(path, detailPage)),
    createLink:
      detailPage?.parameter && detailPage.create && `${path}?${detailPage.parameter}=${detailPage.create}`,
    dialogSuffix: detailPage && !detailPage.parameter ? '/edit' : undefined,
    dialog: { code: codeOf(model, [dialog, ...form]), readsRecord: form.length > 0 },
  };
  const element = (
    // Keyed, so that a list never starts with another resource's rows.
    <ResourceContextProvider key={model.name} value={model.name}>
      <ListOptionsContext value={options}>
        <ListPage
          {...{
            model,
            hiddenColumns,
            phoneColumns,
            filters,
            dialog,
            createPage,
            actions,
            layouts,
            summary,
            bulkActions,
            selection,
            exportButton,
            createButton,
            routes,
            pageSizes,
            maxHeight,
            readOnlyRows,
          }}
          section={usesSectionTitle ? section : undefined}
          columns={elements}
          detailPage={
            detailPage && { element: <RecordPage model={model} page={detailPage} />, ...detailPage }
          }
          quickFilter={quickFilter === undefined ? undefined : toFilter(model, quickFilter)}
        />
      </ListOptionsContext>
    </ResourceContextProvider>
  );
  return toResourceDeclaration(model, slots, element);
}

/** Returns the URL of a record's detail page. */
const pageOf =
  (path: string, { parameter, property = 'id' }: DetailPageOptions) =>
  (record: RaRecord) => {
    const name = encodeURIComponent(String(record[property]));
    return parameter ? `${path}?${parameter}=${name}` : `${path}/${name}`;
  };

/** Combines the code of a dialog: the dialog itself, the inputs of its form and the model's validator. */
function codeOf(model: Model, parts: (ReactElement | string)[]): Loadable {
  let hasValidator = false;
  const validator = {
    load: async () => {
      const { loadValidator } = await import('virtual:validators');
      await loadValidator(model.name);
      hasValidator = true;
    },
    isLoaded: () => hasValidator,
  };
  const named = parts.map((part) => (typeof part === 'string' ? undefined : part.type)).filter(isLoadable);
  return combineLoadables([validator, ...named]);
}

/** Converts a model's filter to the slot shown in the filter bar. */
export function toFilter(model: Model, slot: Slot): FilterSlot {
  const source = sourceOf(slot);
  const filter = normalizeFilter(source, model.filters[source] ?? 'equals');
  const schema: PropertySchema | undefined = propertyAt(model, filter.of);
  const input = typeof slot === 'string' ? undefined : (slot as FilterElement);
  const isNumber = schema && alignOf(schema) === 'right';
  return {
    source,
    ...filter,
    input,
    reference: filter.of.includes('.') ? schema?.names : schema?.reference,
    options: filter.kind === 'boolean' ? undefined : schema && optionsOf(schema),
    isNumber,
    per: schema && unitsPerDollar(schema),
  };
}
