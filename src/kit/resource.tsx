import type { ComponentType, ReactElement } from 'react';
import { ResourceContextProvider, type RaRecord, type ResourceProps } from 'react-admin';
import { useLocation, Navigate } from 'react-router-dom';
import type { Flag } from '../schemas/flags.ts';
import { pageSizes as defaultPageSizes } from '../schemas/common.ts';
import { normalizeFilter, type Model } from '../schemas/model.ts';
import { alignOf, SchemaField } from './fields/SchemaField.tsx';
import { isLate, late, together, type Loadable } from './late.ts';
import { ListPage } from './list/ListPage.tsx';
import { ToPage } from './list/ToPage.tsx';
import type { Rows } from './list/rowsQuery.ts';
import { ListOptionsContext, type Page, type Permission, type Profile, type RowActionProps } from './page.ts';
import type { Subject } from '../schemas/staff/questions.ts';
import type { SectionKey } from './sections.ts';
import {
  optionsOf,
  perDollar,
  propertyOf,
  sourceOf,
  type ColumnElement,
  type FilterElement,
  type FilterSlot,
  type PropertySchema,
  type Slot,
} from './slots.ts';

const FormDialog = late(() => import('./form/FormDialog.tsx'));

export interface Slots {
  icon: ComponentType;
  /** Where its page lives; the model's name unless it is another. */
  path?: string;
  /** The page exists where all of these are on. */
  flags?: Flag[];
  /** The section of the side menu that lists it. */
  section: SectionKey;
  /** Its section's name heads the page, which stands beside it as a trail. */
  isUnderSection?: boolean;
  /** Columns of the list; a phone shows the first three. */
  columns: Slot[];
  /** Columns that are hidden until somebody chooses them. */
  hidden?: string[];
  form: Slot[];
  /** How the history shows values that no column shows and no schema describes. */
  formats?: ColumnElement[];
  /** What opens over the list for a record or a new one, instead of the form. */
  dialog?: ReactElement;
  /** What takes the list's place where the address names a record: a row leads there. */
  profile?: Profile;
  /** Where a row leads instead, such as the page of what it is about. */
  opens?: (record: RaRecord) => string;
  /** What an empty list leads to, instead of a new record. */
  firstStep?: ReactElement;
  /** What else can be done with the list; stands above it. */
  actions?: ReactElement;
  /** What the list comes to, above its rows. */
  summary?: ReactElement;
  /** What else can be done with the selected records. */
  bulkActions?: ReactElement;
  /** What one has to be allowed to do to select rows and act upon them; whoever sees the list unless it is said. */
  selection?: Permission;
  /** Instead of the list's own export. */
  exportButton?: ReactElement;
  /** What else opens over the list: a <Route>, or several in a fragment. */
  routes?: ReactElement;
  /** The filters above the list, by name or as elements with a `source`; all of the model's unless they are listed. */
  filters?: Slot[];
  /** The filter whose choices stand as tabs above the others, by name or as an element with a `source`. */
  quickFilter?: Slot;
  /** What else the menu of a row offers: <RowAction>s, each with a dialog of its own, or menu items. */
  rowActions?: ReactElement<Partial<RowActionProps>>[];
  /** Rows can only be opened, neither selected nor acted upon: what nobody changes. */
  isPlain?: boolean;
  /** A record opens for reading; Edit makes it editable, Update saves it. */
  opensReadOnly?: boolean;
  /** One goes on with a new record, at its address, instead of going back to the list. */
  opensCreated?: boolean;
  /** The sizes of a page, the first is the default. */
  pageSizes?: number[];
  /** How high the table grows before it scrolls. */
  maxHeight?: number;
  /** The filter that follows the location chosen in the top bar (contract 1 §4). */
  locationFilter?: string;
  /** What else is done there by rules of its own: the access simulator asks them. */
  about?: Subject[];
}

/** A page, and what react-admin knows of its resource. */
export interface ResourceDeclaration extends Page {
  model: Model;
  rows: Rows;
  resource: ResourceProps;
}

/** Declares a resource: what is rendered for a model, as a page and ordinary react-admin ResourceProps. */
export function resource(
  model: Model,
  {
    icon,
    path: segment = model.name,
    flags,
    section,
    isUnderSection = false,
    columns,
    hidden = [],
    form,
    formats = [],
    quickFilter,
    filters: filterSlots = Object.keys(model.filters).filter(
      (key) => !quickFilter || key !== sourceOf(quickFilter),
    ),
    rowActions = [],
    isPlain = false,
    opensReadOnly = false,
    opensCreated = false,
    pageSizes = defaultPageSizes,
    maxHeight,
    locationFilter,
    profile,
    opens,
    firstStep,
    actions,
    summary,
    bulkActions,
    selection,
    exportButton,
    routes,
    about = [],
    dialog = profile?.create === undefined ? (
      <FormDialog {...{ model, form, opensReadOnly, opensCreated }} />
    ) : (
      <ToPage model={model} />
    ),
  }: Slots,
): ResourceDeclaration {
  const elements = columns.map((slot) => toColumn(model, slot));
  const filters = filterSlots.map((slot) => toFilter(model, slot));
  const path = `/${segment}`;
  const options = {
    path,
    locationFilter,
    rowActions,
    columns: [...formats, ...elements],
    firstStep,
    addressOf: opens ?? (profile && pageOf(path, profile)),
    createAddress: profile?.parameter && profile.create && `${path}?${profile.parameter}=${profile.create}`,
    dialogPart: profile && !profile.parameter ? '/edit' : undefined,
    dialog: { code: codeOf(model, [dialog, ...form]), readsRecord: form.length > 0 },
  };
  const element = (
    // Keyed, so that a list never begins with the rows of another resource.
    <ResourceContextProvider key={model.name} value={model.name}>
      <ListOptionsContext value={options}>
        <ListPage
          {...{
            model,
            hidden,
            filters,
            dialog,
            profile,
            actions,
            summary,
            bulkActions,
            selection,
            exportButton,
            routes,
            pageSizes,
            maxHeight,
            isPlain,
          }}
          section={isUnderSection ? section : undefined}
          columns={elements}
          quickFilter={quickFilter === undefined ? undefined : toFilter(model, quickFilter)}
        />
      </ListOptionsContext>
    </ResourceContextProvider>
  );
  return {
    name: model.name,
    path,
    routes: [`${path}/*`],
    label: `resources.${model.name}.name`,
    icon,
    section,
    flags,
    access: model.access,
    creates: model,
    about: [model, ...about],
    element,
    model,
    rows: { model, perPage: pageSizes[0] ?? 10, locationFilter },
    resource: {
      name: model.name,
      icon,
      list: () => <Moved from={`/${model.name}`} to={path} />,
      hasCreate: 'create' in model.access,
      hasEdit: 'update' in model.access,
      recordRepresentation: model.label,
    },
  };
}

/** The address of a record's page. */
const pageOf =
  (path: string, { parameter, property = 'id' }: Profile) =>
  (record: RaRecord) => {
    const name = encodeURIComponent(String(record[property]));
    return parameter ? `${path}?${parameter}=${name}` : `${path}/${name}`;
  };

/** What a dialog is made of: itself, the inputs that its form names, and the model's validator. */
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
  const named = parts.map((part) => (typeof part === 'string' ? undefined : part.type)).filter(isLate);
  return together([validator, ...named]);
}

/** react-admin makes links of the resource's name; they lead to where its page lives. */
function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search, state } = useLocation();
  return <Navigate to={{ pathname: to + pathname.slice(from.length), search }} state={state} replace />;
}

function toColumn(model: Model, slot: Slot): ColumnElement {
  if (typeof slot !== 'string') return slot as ColumnElement;
  const schema = propertyOf(model, slot);
  return <SchemaField source={slot} schema={schema} align={alignOf(schema)} />;
}

/** A filter of a model as the bar above a list shows it. */
export function toFilter(model: Model, slot: Slot): FilterSlot {
  const source = sourceOf(slot);
  const filter = normalizeFilter(source, model.filters[source] ?? 'equals');
  const schema: PropertySchema | undefined = model.schema.properties[filter.of];
  const input = typeof slot === 'string' ? undefined : (slot as FilterElement);
  const isNumber = schema && alignOf(schema) === 'right';
  return {
    source,
    ...filter,
    input,
    reference: schema?.reference,
    options: filter.kind === 'boolean' ? undefined : schema && optionsOf(schema),
    isNumber,
    per: schema && perDollar(schema),
  };
}
