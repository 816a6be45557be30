import { Type, type Static } from 'typebox';
import { right } from '../can.ts';
import { Nullable } from '../common.ts';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Why a job failed: a code, which the admin puts into words, and what else is told of it. */
export const JobReason = Type.Object({
  code: Type.String(),
  /** A code of another system, such as an SMTP server's. */
  detail: Type.Optional(Type.String()),
});
export type JobReason = Static<typeof JobReason>;

const Progress = Type.Object({ done: Type.Integer(), total: Type.Integer() });

const nullable = <T extends typeof JobReason | typeof Progress>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: ['object', 'null'] });

/** Work that goes on after the answer, as owners see it. */
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

/** What owners are shown: what runs, what waits for its turn or for its day, and what was given up. */
export const visibleJobStates = ['running', 'queued', 'planned', 'failed'] as const;
export type VisibleJobState = (typeof visibleJobStates)[number];

const owner = right('EDIT_STORE_SETTINGS');

/** Who sees the store's background work, cancels it and has it tried again. */
export const work = { access: { list: owner, one: owner, update: owner } };
