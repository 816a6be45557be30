import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { Entity, Id, Nullable, NullableString, Timestamp } from '../common.ts';
import { ListColumns } from '../listColumns.ts';
import { model } from '../model.ts';
import { nonBlankLine } from '../textPatterns.ts';

/** Views of a list that one staff member, one role or the whole store may have. */
export const MOST_VIEWS = 30;

/** Whose view it is: a staff member's, all of a role, or everybody's. */
export const viewKinds = ['MINE', 'ROLE', 'STORE'] as const;

const FilterValue = Type.Union([
  Type.String({ maxLength: 500 }),
  Type.Number(),
  Type.Boolean(),
  Type.Array(Type.Union([Type.String({ maxLength: 200 }), Type.Number()]), { maxItems: 100 }),
]);

/** The values of the filter bar, by query parameter. */
export const ViewFilter = Type.Unsafe<Record<string, Static<typeof FilterValue>>>({
  type: 'object',
  additionalProperties: FilterValue,
  maxProperties: 60,
  propertyNames: { maxLength: 100 },
  default: {},
});
export type ViewFilter = Static<typeof ViewFilter>;

const ViewColumns = Type.Unsafe<ListColumns | null>({
  ...ListColumns,
  type: ['array', 'null'],
  default: null,
});

const ViewSort = Entity({
  field: Type.String({ minLength: 1, maxLength: 100 }),
  order: Type.Enum(['ASC', 'DESC']),
});
type ViewSort = Static<typeof ViewSort>;

/** A saved view of a list (contract 1 §2.2). */
export const SavedView = Entity({
  id: Id,
  store_id: Id,
  /** The name of the model that is listed. */
  resource: Type.String({ minLength: 1, maxLength: 100, examples: ['brands', 'products'] }),
  name: Type.String({ ...nonBlankLine, maxLength: 60 }),
  kind: Type.Enum([...viewKinds], { default: 'MINE' }),
  /** The code of the role, for views of a role. */
  role: NullableString({ maxLength: 50, examples: ['STAFF', 'STORE_MANAGER'] }),
  /** Who has it, for views of one person. */
  staff_id: NullableString({ format: 'uuid', reference: 'staff', readOnly: true }),
  filter: ViewFilter,
  /** Null: as the list has them at first. */
  columns: ViewColumns,
  sort: Type.Unsafe<ViewSort | null>({ ...ViewSort, type: ['object', 'null'], default: null }),
  page_size: Nullable('integer', { minimum: 1, maximum: 1000, default: null }),
  position: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
  /** Shown first to those of the role, or to everybody, who have chosen no other. */
  is_default: Type.Boolean({ default: false }),
  /** Whether the list opens with it for the reader. */
  opens_first: Type.Boolean({ readOnly: true, elsewhere: true }),
  created_date: Timestamp,
});
export type SavedView = Static<typeof SavedView>;

const shares = right('SHARE_VIEWS');

/** The own views, those of the own role and everybody's; of all roles for those who share views. */
const reads: AccessRule = (who) => [
  { kind: 'MINE', staff_id: who.staff_id },
  { kind: 'STORE' },
  shares(who) ? { kind: 'ROLE' } : { kind: 'ROLE', role: who.role },
];

const creates: AccessRule = (who, view) => !view || view.kind === 'MINE' || shares(who);

/** The own views; shared ones, and sharing, require SHARE_VIEWS. */
const changes: AccessRule = (who, view, { kind = 'MINE' } = {}) => {
  if (!view || shares(who)) return !view || view.kind !== 'MINE' || view.staff_id === who.staff_id;
  return view.kind === 'MINE' && view.staff_id === who.staff_id && kind === 'MINE';
};

export const savedViews = model({
  name: 'savedViews',
  schema: SavedView,
  service: 'store',
  label: 'name',
  live: true,
  filters: { resource: 'equals' },
  sorts: { position: 'position' },
  defaultSort: { field: 'position', order: 'ASC' },
  bringsId: true,
  access: { list: reads, one: reads, create: creates, update: changes, delete: changes },
  rules: [
    {
      fields: ['kind', 'role'],
      check: ({ kind, role }) => (kind === 'ROLE' && !role ? [{ path: '/role', code: 'required' }] : []),
    },
  ],
});
