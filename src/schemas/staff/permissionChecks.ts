import { can, type Action, type AccessRules, type Who } from '../can.ts';
import { defaultsOf } from '../input.ts';
import type { Model } from '../model.ts';

type Values = Record<string, unknown>;

/** A model, or anything else with access rules. */
export interface Subject
  extends
    Pick<Model, 'name' | 'access'>,
    Partial<Pick<Model, 'schema' | 'optionalFields' | 'steps' | 'stateOf'>> {
  /** Example values for subjects without a schema. */
  example?: Values;
}

/** A permission check as the services perform it. */
export interface PermissionCheck {
  kind: 'action' | 'part' | 'step';
  /** Name of the action, optional field or step. */
  name: string;
  action: Action;
  on: { access: AccessRules };
  /** An example record at a location. */
  recordAt: (location: number) => Values;
}

/** All permission checks of a subject. */
export function permissionChecksOf(subject: Subject): PermissionCheck[] {
  const recordAt = (location: number) => exampleOf(subject, location);
  return [
    ...(Object.keys(subject.access) as Action[]).map((action): PermissionCheck => ({
      kind: 'action',
      name: action,
      action,
      on: subject,
      recordAt,
    })),
    ...Object.entries(subject.optionalFields ?? {}).map(([name, { access }]): PermissionCheck => ({
      kind: 'part',
      name,
      action: 'one',
      on: { access: { one: access } },
      recordAt,
    })),
    ...Object.entries(subject.steps ?? {}).map(([name, { access, from }]): PermissionCheck => ({
      kind: 'step',
      name,
      action: 'update',
      on: { access: { update: access } },
      recordAt: (location) => exampleOf(subject, location, from[0]),
    })),
  ];
}

/** Whether an action is allowed at a location. */
export const isAllowedAt = (who: Who, { action, on, recordAt }: PermissionCheck, location: number): boolean =>
  Boolean(can(who, action, on)) && can(who, action, on, recordAt(location)) === true;

/** An example record at a location, in the state that the step requires, owned by nobody. */
function exampleOf(subject: Subject, location: number, from?: string): Values {
  const { name, schema, steps, stateOf = 'state', example } = subject;
  const properties = (schema?.properties ?? { location_id: {} }) as Record<
    string,
    { enum?: unknown[]; default?: unknown }
  >;
  const places =
    name === 'locations'
      ? ['id']
      : Object.keys(properties).filter((key) => key === 'location_id' || isOtherPlace(key, properties[key]));
  return {
    ...(schema && defaultsOf({ schema })),
    ...(steps && { [stateOf]: from ?? properties[stateOf]?.enum?.[0] }),
    ...Object.fromEntries(places.map((key) => [key, location])),
    ...example,
  };
}

/** Whether each record has a further location, such as the destination of a transfer. */
const isOtherPlace = (key: string, property: { default?: unknown } | undefined) =>
  key.endsWith('_location_id') && property?.default !== null;
