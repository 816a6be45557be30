import { can, type Action, type AccessRules, type Who } from '../can.ts';
import { defaultsOf } from '../input.ts';
import type { Model } from '../model.ts';

type Values = Record<string, unknown>;

/** What people do something with: a model, or what else has rules of its own. */
export interface Subject
  extends
    Pick<Model, 'name' | 'access'>,
    Partial<Pick<Model, 'schema' | 'optionalFields' | 'steps' | 'stateOf'>> {
  /** What a record of it has, where no schema says it. */
  example?: Values;
}

/** Something that may be done with a subject, as the services ask for it. */
export interface PermissionCheck {
  kind: 'action' | 'part' | 'step';
  /** The action's, the part's or the step's. */
  name: string;
  action: Action;
  on: { access: AccessRules };
  /** A record of a location. */
  recordAt: (location: number) => Values;
}

/** All that may be done with a subject. */
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

/** May somebody do it at this location? */
export const isAllowedAt = (who: Who, { action, on, recordAt }: PermissionCheck, location: number): boolean =>
  Boolean(can(who, action, on)) && can(who, action, on, recordAt(location)) === true;

/** A new record of a location, of nobody in particular, from which the step leads on. */
function exampleOf(subject: Subject, location: number, from?: string): Values {
  const { name, schema, steps, stateOf = 'state', example } = subject;
  const properties = (schema?.properties ?? { location_id: {} }) as Record<string, { enum?: unknown[] }>;
  const places =
    name === 'locations' ? ['id'] : Object.keys(properties).filter((key) => key.endsWith('location_id'));
  return {
    ...(schema && defaultsOf({ schema })),
    ...(steps && { [stateOf]: from ?? properties[stateOf]?.enum?.[0] }),
    ...Object.fromEntries(places.map((key) => [key, location])),
    ...example,
  };
}
