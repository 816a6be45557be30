import { Type, type Static } from 'typebox';
import { right } from '../can.ts';
import { Nullable } from '../common.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Why a job failed: a code that the admin translates, with an optional detail. */
export const JobReason = Type.Object({
  code: Type.String(),
  /** A code of another system, such as an SMTP server. */
  detail: Type.Optional(Type.String()),
});
export type JobReason = Static<typeof JobReason>;

const Progress = Type.Object({ done: Type.Integer(), total: Type.Integer() });

const nullable = <T extends typeof JobReason | typeof Progress>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: ['object', 'null'] });

/** A background job as store owners see it. */
export const Job = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: Type.String(),
  about: Nullable('string'),
  state: Type.Enum([...jobStates]),
  attempts: Type.Integer(),
  progress: nullable(Progress),
  reason: nullable(JobReason),
  is_cancelled: Type.Boolean({ description: 'It was asked to end, and has not yet' }),
  created_by_name: Nullable('string'),
  created_date: Type.String({ format: 'date-time' }),
  run_at: Type.String({ format: 'date-time' }),
  finished_date: Nullable('string', { format: 'date-time' }),
});
export type Job = Static<typeof Job>;

/** Displayed jobs: running, queued, scheduled for later, and failed. */
export const visibleJobStates = ['running', 'queued', 'planned', 'failed'] as const;
export type VisibleJobState = (typeof visibleJobStates)[number];

const owner = right('EDIT_STORE_SETTINGS');

/** Access to the store's background jobs: view, cancel, retry. */
export const work = { access: { list: owner, one: owner, update: owner } };
