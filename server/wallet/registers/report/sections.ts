import { denominations, type Register } from '../../../../src/schemas/wallet/registers.ts';
import type {
  PaymentMethodTotal,
  RegisterMovement,
  RegisterReport,
} from '../../../../src/schemas/wallet/registerReport.ts';
import type { Section } from '../../../core/pdf/pen.ts';
import type { ReportTexts } from './texts.ts';

export type Money = (cents: number) => string;

/** The sections of a report, in order. */
export const sectionsOf = (
  register: Register,
  report: RegisterReport,
  texts: ReportTexts,
  money: Money,
): Section[] => [
  byMethod(report.methods, texts, money),
  taxes(report, texts, money),
  cash(register, report, texts, money),
  ...(register.denominations ? [pieces(register, texts, money)] : []),
  manualMovements(report.movements, texts, money),
];

function byMethod(methods: PaymentMethodTotal[], texts: ReportTexts, money: Money): Section {
  const sum = (key: 'taken' | 'given_back' | 'payments' | 'refunds') =>
    methods.reduce((all, one) => all + one[key], 0);
  const row = (name: string, count: number, taken: number, given: number) => [
    name,
    String(count),
    money(taken),
    money(given),
    money(taken - given),
  ];
  return {
    title: texts.by_method,
    head: ['', texts.number, texts.taken, texts.given_back, texts.net],
    rows: [
      ...methods.map(({ method, balance, payments, refunds, taken, given_back }) =>
        row(texts.methods[balance === 'GIFT' ? 'GIFT' : method], payments + refunds, taken, given_back),
      ),
      row(texts.total, sum('payments') + sum('refunds'), sum('taken'), sum('given_back')),
    ],
    sums: [methods.length],
  };
}

const taxes = ({ taxes: all }: RegisterReport, texts: ReportTexts, money: Money): Section => ({
  title: texts.taxes,
  rows:
    all.length > 0
      ? all.map(({ account, amount }) => [texts.tax[account], money(amount)])
      : [[texts.nothing, '']],
  sums: [],
});

function cash(register: Register, report: RegisterReport, texts: ReportTexts, money: Money): Section {
  const { float, taken, given_back, cash_in, cash_out, expected } = report.cash;
  const rows = [
    [texts.float, money(float)],
    [texts.cash_taken, money(taken)],
    [texts.cash_given_back, money(0 - given_back)],
    [texts.cash_in, money(cash_in)],
    [texts.cash_out, money(0 - cash_out)],
    [texts.expected, money(expected)],
  ];
  const sums = [rows.length - 1];
  if (register.counted !== null && register.difference !== null) {
    const { counted, difference } = register;
    const word = difference === 0 ? texts.exact : difference > 0 ? texts.over : texts.short;
    rows.push([texts.counted, money(counted)], [`${texts.difference} (${word})`, money(difference)]);
    sums.push(rows.length - 1);
  }
  return { title: texts.cash, rows, sums };
}

function pieces(
  { denominations: counted, counted: sum }: Register,
  texts: ReportTexts,
  money: Money,
): Section {
  const rows = denominations.flatMap((cents) => {
    const count = counted?.[cents] ?? 0;
    return count > 0 ? [[money(cents), `× ${count}`, money(cents * count)]] : [];
  });
  return {
    title: texts.denominations,
    rows: [...rows, [texts.total, '', money(sum ?? 0)]],
    sums: [rows.length],
  };
}

/** Cash movements other than sales and refunds. */
function manualMovements(movements: RegisterMovement[], texts: ReportTexts, money: Money): Section {
  const rows = movements
    .filter(({ kind, reverses }) => texts.kinds[kind] && reverses !== 'PAYMENT')
    .toReversed()
    .map(({ kind, reason, note, by, amount }) => {
      const why = reason ? texts.reasons[reason as keyof ReportTexts['reasons']] : null;
      return [[texts.kinds[kind], why, note, by].filter(Boolean).join(' · '), money(amount)];
    });
  return { title: texts.movements, rows: rows.length > 0 ? rows : [[texts.nothing, '']], sums: [] };
}
