import { expect, test } from 'vitest';
import type { Services } from '../../server/core/services.ts';
import { jobKindsOf } from '../../server/domains.ts';
import { customerRecords } from '../../server/customers/contributions.ts';
import en from '../../src/i18n/en.ts';
import type { Model } from '../../src/schemas/model.ts';
import { models } from '../../src/schemas/models.ts';

/** Keys that are composed of a name, so that no search for keys finds them; the types hold both languages alike. */
test('every step has a name in the explanation of access', () => {
  const named: Record<string, Record<string, string>> = en.access.steps;
  const missing = Object.values<Model>(models).flatMap(({ name, steps = {} }) =>
    Object.keys(steps)
      .filter((step) => !named[name]?.[step])
      .map((step) => `${name}.${step}`),
  );
  expect(missing).toEqual([]);
});

test('everything that goes along with a merged customer has a name', () => {
  const kinds = customerRecords().map(([kind]) => kind);
  expect(kinds).toContain('orders');
  expect(kinds.filter((kind) => !(kind in en.merging))).toEqual([]);
});

/** Stands for every service: the handlers are only listed. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

test('every kind of background job has a name', () => {
  const kinds = Object.keys(jobKindsOf(anything as Services));
  expect(kinds).toContain('send-mail');
  expect(kinds.toSorted()).toEqual(Object.keys(en.work.kinds).toSorted());
});
