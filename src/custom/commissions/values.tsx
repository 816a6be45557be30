import { useRecordContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { moneyFormat } from '../../kit/fields/money.ts';
import { numberFormat } from '../../schemas/formats.ts';
import { Status } from '../../kit/fields/Status.tsx';
import type { RecordText, SlotProps } from '../../kit/slots.ts';
import type { Rate } from '../../schemas/commissions/earning.ts';
import type { CommissionRule } from '../../schemas/commissions/rules.ts';
import { useRoleName } from '../staff/index.ts';

/** Format for files. */
export const rateText: RecordText = (record, translate) => {
  const { rate, rate_kind } = record as unknown as Rate;
  if (rate_kind === 'PERCENT') return `${rate / 100} %`;
  return translate('resources.commissions.a_piece', { amount: (rate / 100).toFixed(2) });
};

/** 5 %, or $15.00 per unit. */
export function RateValue(_: SlotProps & { source: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const record = useRecordContext<Rate & { id: string }>();
  if (!record) return null;
  const { rate, rate_kind } = record;
  const language = locale === 'fr' ? 'fr-CA' : 'en-CA';
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <span>
      {rate_kind === 'PERCENT'
        ? percent.format(rate / 10_000)
        : translate('resources.commissions.a_piece', { amount: moneyFormat(locale).format(rate / 100) })}
    </span>
  );
}

/** The person or role that a rule applies to. */
export function EarnerValue(_: SlotProps & { source: string }) {
  const nameOfRole = useRoleName();
  const rule = useRecordContext<CommissionRule>();
  if (!rule) return null;
  const name = rule.role === null ? rule.person : nameOfRole(rule.role);
  return <span title={name ?? undefined}>{name}</span>;
}

const tones = { CURRENT: 'positive', COMING: 'warning', PAST: 'neutral' } as const;

/** Whether a rule is in force. */
export function RuleState({ source = 'state' }: SlotProps) {
  const translate = useTranslate();
  const state = useRecordContext<CommissionRule>()?.state;
  if (!state) return null;
  return (
    <Status tone={tones[state]}>{translate(`resources.commissionRules.values.${source}.${state}`)}</Status>
  );
}
