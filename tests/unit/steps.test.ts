import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { allows, right, type Who } from '../../src/schemas/can.ts';
import { atOwnLocation } from '../../src/schemas/atOwnLocation.ts';
import { model } from '../../src/schemas/model.ts';
import { roleRights } from '../../src/schemas/rights.ts';
import { stepForm, stepForms } from '../../src/schemas/stepForm.ts';
import { mayTakeStep, stepBlockedReason, stepsOf } from '../../src/schemas/steps.ts';
import { registers } from '../../src/schemas/wallet/registers.ts';

const who: Who = {
  staff_id: 's',
  store_id: '1',
  role: 'STAFF',
  rights: [...roleRights.STAFF, 'EDIT_ORDER'],
  location_id: 1,
};
const editsHere = atOwnLocation(right('EDIT_ORDER'));

const jobs = model({
  name: 'jobs',
  schema: Type.Object({ id: Type.String(), phase: Type.String(), location_id: Type.Integer() }),
  service: 'product',
  label: 'id',
  filters: {},
  sorts: {},
  defaultSort: { field: 'id', order: 'ASC' },
  access: {},
  stateOf: 'phase',
  steps: {
    start: { access: editsHere, from: ['NEW'] },
    stop: {
      access: editsHere,
      from: ['NEW', 'RUNNING'],
      blockedBy: ({ id }) => (id === '9' ? 'held' : undefined),
    },
    drop: { access: right('REFUND_ORDER'), from: ['NEW'] },
  },
});
const job = { id: '1', phase: 'NEW', location_id: 1 };

test('a rule that returns values allows only records with these values', () => {
  expect(allows(who, editsHere, job)).toBe(true);
  expect(allows(who, editsHere, { ...job, location_id: 2 })).toBe(false);
  expect(allows(who, editsHere)).toBe(true);
  expect(allows({ ...who, rights: [] }, editsHere)).toBe(false);
});

test('the steps of a record depend on its state, which the model names, and on rights', () => {
  expect(stepsOf(who, jobs, job)).toEqual(['start', 'stop']);
  expect(stepsOf(who, jobs, { ...job, phase: 'RUNNING' })).toEqual(['stop']);
  expect(stepsOf(who, jobs, { ...job, location_id: 2 })).toEqual([]);
  expect(stepsOf({ ...who, rights: ['REFUND_ORDER'] }, jobs, job)).toEqual(['drop']);
});

test('without a record, the steps that may be taken of some records', () => {
  expect(stepsOf(who, jobs)).toEqual(['start', 'stop']);
  expect(mayTakeStep(who, jobs, 'drop')).toBe(false);
});

test('says why a step is blocked: the rule first, then the state, then the record', () => {
  expect(stepBlockedReason(who, jobs, 'drop', { ...job, phase: 'OLD' })).toBe('not_allowed');
  expect(stepBlockedReason(who, jobs, 'start', { ...job, phase: 'RUNNING' })).toBe('state');
  expect(stepBlockedReason(who, jobs, 'stop', { ...job, id: '9' })).toBe('held');
  expect(stepBlockedReason(who, jobs, 'stop', job)).toBeUndefined();
  expect(stepBlockedReason(who, jobs, 'unknown', job)).toBe('not_allowed');
});

test('the form of a step is a model, whose rules see the record', () => {
  const form = stepForm(registers, 'cashOut', { expected: 500 });
  expect(form.name).toBe('registers.steps.cashOut');
  const check = (amount: number) => form.rules?.flatMap((rule) => rule.check({ amount, reason: 'CHANGE' }));
  expect(check(500)).toEqual([]);
  expect(check(501)).toEqual([{ path: '/amount', code: 'cash_short', params: { cash: 500 } }]);
  expect(stepForms(registers).map(({ name }) => name)).toEqual(
    Object.keys(registers.steps ?? {}).map((step) => `registers.steps.${step}`),
  );
});
