import type { TenantFilter } from '../tenantFilter.ts';
import type { Entity } from './entity.ts';
import { lineFields } from './lines.ts';

/** Returns the fields of a select that read a record: columns, version, lines, and the hooks' fields. */
export const ownFields = (own: TenantFilter, entity: Entity, asked: Entity['columns'] = entity.columns) => ({
  ...asked,
  modified_by: entity.source.modified_by,
  modified_date: entity.source.modified_date,
  ...lineFields(own, entity),
  ...entity.hooks.fields?.(own),
});
