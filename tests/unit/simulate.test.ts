import { assert, constantFrom, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { can, right, type AccessRule, type Who } from '../../src/schemas/can.ts';
import { canOpen } from '../../src/schemas/canOpen.ts';
import { flags } from '../../src/schemas/flags.ts';
import { models } from '../../src/schemas/models.ts';
import type { Model } from '../../src/schemas/model.ts';
import { quoteExport } from '../../src/schemas/appointments/quotes.ts';
import { rights, roleRights, roles } from '../../src/schemas/rights.ts';
import {
  effectOf,
  effectsOf,
  rightHolders,
  rightSource,
  whoOf,
  type Person,
} from '../../src/schemas/staff/effects.ts';
import { permissionChecksOf } from '../../src/schemas/staff/permissionChecks.ts';
import {
  rightsWithoutEffectAt,
  isAllowed,
  simulate,
  type SimulatedPage,
} from '../../src/schemas/staff/simulate.ts';
import { requiredRights } from '../../src/schemas/requiredRights.ts';

const features = new Set(flags);

const who = (held: readonly string[], location_id: number | null = 1, role = 'STAFF'): Who => ({
  staff_id: 's',
  store_id: 'st',
  role,
  rights: held,
  location_id,
});

const allModels: Model[] = Object.values(models);

const pages: SimulatedPage[] = [
  ...allModels.map((model): SimulatedPage => ({
    name: model.name,
    path: `/${model.name}`,
    label: model.name,
    access: model.access,
    relatedPermissions: [model],
  })),
  {
    name: 'reports',
    path: '/Reports',
    label: 'reports',
    flags: ['DASHBOARD_WALLET'],
    access: { list: right('VIEW_REPORTS') },
  },
];

const answerTo = (one: Who, model: Model, kind: string, name: string, location = 1) =>
  simulate(
    { who: one, features },
    [{ name: model.name, path: '', label: '', access: model.access, relatedPermissions: [model] }],
    location,
  )[0]?.answers.find((answer) => answer.kind === kind && answer.name === name);

const someRights = subarray<string>([...rights]);
const someone = record({
  rights: someRights,
  location: constantFrom(null, 1, 2),
  role: constantFrom(...roles, 'AUDITOR'),
});

describe('requiredRights', () => {
  const rules: [string, AccessRule, string[][]][] = [
    ['one of several rights', right('EDIT_ORDER', 'VIEW_WALLET'), [['EDIT_ORDER'], ['VIEW_WALLET']]],
    ['nothing', () => true, [[]]],
    ['no right', () => false, []],
    [
      'a right checked after another one',
      (one) => right('VIEW_WALLET')(one) === true && right('EDIT_ORDER', 'EDIT_TRADE')(one),
      [
        ['VIEW_WALLET', 'EDIT_ORDER'],
        ['VIEW_WALLET', 'EDIT_TRADE'],
      ],
    ],
  ];
  test.each(rules)('%s', (_, rule, ways) => {
    expect(requiredRights((one) => rule(one) === true, who([...rights]))).toEqual(ways);
  });

  test('returns sets that suffice for every check and from which no right can be removed', () => {
    for (const { on, action, recordAt } of allModels.flatMap(permissionChecksOf)) {
      const decides = (one: Who) => can(one, action, on, recordAt(1)) === true;
      for (const way of requiredRights(decides, who([]))) {
        expect(decides(who(way))).toBe(true);
        for (const spared of way) expect(decides(who(way.filter((one) => one !== spared)))).toBe(false);
      }
    }
  });

  test('allows an action exactly with one of the sets', () => {
    const all = allModels.flatMap(permissionChecksOf);
    assert(
      property(someone, constantFrom(...all), ({ rights: held, location, role }, question) => {
        const decides = (one: Who) => can(one, question.action, question.on, question.recordAt(1)) === true;
        const one = who(held, location, role);
        const holdsOne = requiredRights(decides, one).some((way) => way.every((each) => held.includes(each)));
        expect(holdsOne).toBe(decides(one));
      }),
      { numRuns: 500 },
    );
  });
});

describe('simulate', () => {
  test('agrees with can() for any record, rights, role and location', () => {
    assert(
      property(
        someone,
        constantFrom(1, 2),
        constantFrom(...pages),
        ({ rights: held, location, role }, place, page) => {
          const one = who(held, location, role);
          const [answered] = simulate({ who: one, features }, [page], place);
          expect(answered?.isVisible).toBe(canOpen({ who: one, features }, page));
          const questions = (page.relatedPermissions ?? []).flatMap(permissionChecksOf);
          expect(answered?.answers).toHaveLength(questions.length);
          for (const [index, { action, on, recordAt }] of questions.entries()) {
            const { scope, requiredRights: sets } = answered?.answers[index] ?? {
              scope: 'none',
              requiredRights: [],
            };
            const isAt = (where: number) => can(one, action, on, recordAt(where)) === true;
            expect(scope === 'all' || scope === 'here').toBe(isAt(place));
            expect(scope === 'all').toBe(isAt(place) && isAt(3));
            expect(!isAllowed(scope) || can(one, action, on) !== false).toBe(true);
            // Allowed: sets of held rights; otherwise sets of missing rights.
            expect(sets.flat().every((each) => held.includes(each) === isAllowed(scope))).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('allows a denied action with the missing rights', () => {
    assert(
      property(someone, constantFrom(...pages), ({ rights: held, location, role }, page) => {
        const [before] = simulate({ who: who(held, location, role), features }, [page], 1);
        for (const [index, { scope, requiredRights: sets }] of (before?.answers ?? []).entries()) {
          if (isAllowed(scope)) continue;
          for (const way of sets) {
            const [after] = simulate({ who: who([...held, ...way], location, role), features }, [page], 1);
            expect(isAllowed(after?.answers[index]?.scope ?? 'none')).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('excludes records of the own location at another one, until the right for all locations is added', () => {
    const clerk = who(roleRights.STAFF);
    expect(answerTo(clerk, models.orders, 'action', 'list')?.scope).toBe('here');
    expect(answerTo(clerk, models.orders, 'action', 'list', 2)).toMatchObject({
      scope: 'elsewhere',
      requiredRights: [['VIEW_ALL_LOCATIONS']],
    });
  });

  test('distinguishes rights that only apply at the own location', () => {
    const clerk = who(['EDIT_APPOINTMENT', 'EDIT_CUSTOMER']);
    expect(rightsWithoutEffectAt(clerk, pages, 1)).toEqual([]);
    expect(rightsWithoutEffectAt(clerk, pages, 2)).toEqual(['EDIT_APPOINTMENT']);
    expect(rightsWithoutEffectAt(who(['EDIT_APPOINTMENT', 'VIEW_ALL_LOCATIONS']), pages, 2)).toEqual([]);
  });

  test('distinguishes access to own records', () => {
    const clerk = who(roleRights.STAFF);
    expect(answerTo(clerk, models.commissions, 'action', 'list')?.scope).toBe('own');
    expect(answerTo(clerk, models.registers, 'step', 'close')?.scope).toBe('own');
    expect(answerTo(clerk, models.staff, 'action', 'update')?.scope).toBe('own');
    expect(answerTo(who(roleRights.STORE_MANAGER), models.registers, 'step', 'close')?.scope).toBe('here');
  });

  test('checks a new record, and one in the state that a step requires', () => {
    const owner = who(rights, null, 'STORE_OWNER');
    // Whatever their rights, nobody has the views of others.
    for (const model of allModels.filter(({ name }) => name !== 'savedViews'))
      for (const question of permissionChecksOf(model))
        expect(
          answerTo(owner, model, question.kind, question.name)?.scope,
          `${model.name} ${question.name}`,
        ).toBe('all');
  });

  test('needs no right for what the role alone allows', () => {
    const page = {
      name: 'q',
      path: '',
      label: '',
      access: {},
      relatedPermissions: [{ name: 'q', ...quoteExport }],
    };
    const asked = (role: string) => simulate({ who: who(rights, 1, role), features }, [page], 1)[0]?.answers;
    expect(asked('STAFF')).toMatchObject([{ scope: 'none', requiredRights: [] }]);
    expect(asked('STORE_OWNER')).toMatchObject([{ scope: 'all', requiredRights: [[]] }]);
  });

  test('lists disabled feature flags of a page', () => {
    const [reports] = simulate({ who: who(['VIEW_REPORTS']), features: new Set() }, pages.slice(-1), 1);
    expect(reports).toMatchObject({
      isVisible: false,
      off: ['DASHBOARD_WALLET'],
      requiredRights: [['VIEW_REPORTS']],
    });
  });
});

describe('change of rights', () => {
  const records = (held: string[]) => held.map((permission_id) => ({ permission_id }));
  const person = record({
    added: someRights,
    removed: someRights,
    role: constantFrom('ADMIN', 'STAFF', 'AUDITOR'),
  }).map(({ added, removed, role }): Person => ({
    id: 's',
    store_id: 'st',
    location_id: 1,
    role,
    permissions: records(added),
    removed_permissions: records(removed),
  }));

  test('grants and revokes exactly the difference of effective rights, and opens and closes pages accordingly', () => {
    assert(
      property(person, someRights, someRights, (one, before, after) => {
        const [former, latter] = [whoOf(one, before), whoOf(one, after)];
        const { gained, lost, opened, closed } = effectOf(former, latter, pages, features);
        expect([...former.rights.filter((each) => !lost.includes(each)), ...gained].toSorted()).toEqual(
          latter.rights.toSorted(),
        );
        for (const page of pages) {
          const [was, is] = [former, latter].map((each) => canOpen({ who: each, features }, page));
          expect(opened.includes(page)).toBe(!was && is);
          expect(closed.includes(page)).toBe(was && !is);
        }
      }),
    );
  });

  test('has no effect on staff members with an override', () => {
    const base = { id: 's', store_id: 'st', location_id: 1, role: 'STAFF' };
    const changeOf = (own: Partial<Person>, before: string[], after: string[]) =>
      effectOf(whoOf({ ...base, ...own }, before), whoOf({ ...base, ...own }, after), pages, features);
    const nothing = { gained: [], lost: [], opened: [], closed: [] };
    expect(changeOf({ permissions: records(['VIEW_REPORTS']) }, ['VIEW_REPORTS'], [])).toEqual(nothing);
    expect(changeOf({ removed_permissions: records(['VIEW_REPORTS']) }, [], ['VIEW_REPORTS'])).toEqual(
      nothing,
    );
    const { gained, opened } = changeOf({}, [], ['VIEW_REPORTS']);
    expect(gained).toEqual(['VIEW_REPORTS']);
    expect(opened.map(({ name }) => name)).toContain('reports');
  });

  test('groups staff members with the same effect, largest group first', () => {
    const base = { store_id: 'st', location_id: 1, role: 'STAFF' };
    const people = [
      { ...base, id: 'taken', removed_permissions: records(['VIEW_REPORTS']) },
      { ...base, id: 'half', permissions: records(['VIEW_WALLET']) },
      { ...base, id: 'one' },
      { ...base, id: 'two' },
    ];
    const { groups, unchanged } = effectsOf(people, [[], ['VIEW_REPORTS', 'VIEW_WALLET']], pages, features);
    expect(groups.map((group) => group.people.map(({ id }) => id))).toEqual([
      ['one', 'two'],
      ['taken'],
      ['half'],
    ]);
    expect(groups.map(({ effect }) => effect.gained.length)).toEqual([2, 1, 1]);
    expect(unchanged).toEqual([]);
    expect(effectsOf(people, [[], []], pages, features)).toEqual({ groups: [], unchanged: people });
  });

  test('reports the source of a right: role, added, removed or ADMIN', () => {
    const holder = {
      role: 'STAFF',
      permissions: records(['EDIT_TRADE']),
      removed_permissions: records(['EDIT_ORDER']),
    };
    const ofRole = ['VIEW_REPORTS', 'EDIT_ORDER'];
    const found = ['VIEW_REPORTS', 'EDIT_TRADE', 'EDIT_ORDER', 'VIEW_WALLET'].map((one) =>
      rightSource(one, ofRole, holder),
    );
    expect(found).toEqual(['role', 'added', 'removed', 'none']);
    expect(rightSource('VIEW_WALLET', [], { role: 'ADMIN' })).toBe('admin');
  });
});

test('lists the staff members with a right and its source', () => {
  const base = { store_id: 'st1', location_id: null };
  const people: Person[] = [
    { ...base, id: 'a', role: 'STAFF' },
    { ...base, id: 'b', role: 'STAFF', permissions: [{ permission_id: 'REFUND_ORDER' }] },
    { ...base, id: 'c', role: 'STORE_MANAGER' },
    { ...base, id: 'd', role: 'STORE_MANAGER', removed_permissions: [{ permission_id: 'REFUND_ORDER' }] },
    { ...base, id: 'e', role: 'ADMIN' },
  ];
  const found = rightHolders(people, 'REFUND_ORDER', { STAFF: [], STORE_MANAGER: ['REFUND_ORDER'] });
  expect(found.map(({ person, source }) => [person.id, source])).toEqual([
    ['b', 'added'],
    ['c', 'role'],
    ['e', 'admin'],
  ]);
});
