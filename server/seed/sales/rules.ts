import type { RuleTerms } from '../../../src/schemas/commissions/earning.ts';
import type { commissionRules } from '../../commissions/index.ts';
import type { DemoStore } from '../data/stores.ts';
import { addDays } from '../days.ts';
import { people } from '../people.ts';
import { uuidOf } from '../random.ts';
import { storeIdOf } from '../stores.ts';

type Rule = typeof commissionRules.$inferInsert & RuleTerms & { id: string };

/**
 * Builds commission rules: a percentage of sales, a higher one for repairs, for one staff member an amount per repair;
 * some have changed or will change.
 */
export function buildRules(store: DemoStore, today: string): Rule[] {
  const [first] = people(store).filter(({ person }) => person.role === 'STAFF');
  const owner = people(store).find(({ person }) => person.role === 'STORE_OWNER')?.person.id ?? null;
  const rules: [Partial<Rule>, from: number][] = [
    [{ role: 'STAFF', kind: 'ALL', rate: 200 }, -400],
    [{ role: 'STAFF', kind: 'ALL', rate: 300 }, -90],
    [{ role: 'STAFF', kind: 'REPAIR', rate: 600 }, -90],
    [{ role: 'STORE_MANAGER', kind: 'ALL', rate: 150 }, -90],
    [{ role: 'STAFF', kind: 'ADDON', rate: 1000, note: 'Until the new price list is out.' }, 14],
    ...(first
      ? [
          [{ staff_id: first.person.id, kind: 'REPAIR', rate_kind: 'AMOUNT', rate: 1250 }, -60] as [
            Partial<Rule>,
            number,
          ],
        ]
      : []),
  ];
  return rules.map(([values, from], index) => {
    const valid_from = addDays(today, from);
    const at = `${addDays(today, Math.min(from, 0) - 3)}T15:00:00.000Z`;
    return {
      id: uuidOf(`${store.key}/commissionRule/${index}`),
      store_id: storeIdOf(store),
      staff_id: null,
      role: null,
      kind: 'ALL',
      rate_kind: 'PERCENT',
      rate: 0,
      note: null,
      ...values,
      valid_from,
      created_by: owner,
      created_date: at as unknown as Date & string,
    };
  });
}
