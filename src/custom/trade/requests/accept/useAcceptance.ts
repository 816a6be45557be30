import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import type { Acceptance, TradeRequest } from '../../../../schemas/trade/requests.ts';
import { registers, type Register } from '../../../../schemas/wallet/registers.ts';
import { useTradeCalls } from '../../calls.ts';
import { customerText, deviceText } from '../texts.ts';

export interface AcceptForm {
  payout: 'CASH' | 'STORE_CREDIT';
  register_id: string;
  /** Empty for a new item. */
  item_id: string;
  item_name: string;
  sku: string;
  document_kind: string;
  document_number: string;
  name: string;
  birth_date: string;
}

/** State of the acceptance form, and the request body once it is complete. */
export function useAcceptance(record: TradeRequest) {
  const translate = useTranslate();
  const { who } = useSession();
  const calls = useTradeCalls();
  const [typed, setTyped] = useState<Partial<AcceptForm>>({});
  const { data: openRegisters } = useGetList<Register>(registers.name, {
    filter: { state: ['OPEN'], location_id: [record.location_id] },
    sort: registers.defaultSort,
    pagination: { page: 1, perPage: 50 },
  });
  const { data: items } = useQuery({
    queryKey: ['items', 'trade', record.product_id],
    queryFn: ({ signal }) => calls.getTradeItems({ query: { product_id: record.product_id }, signal }),
  });
  const { data: settings } = useQuery({
    queryKey: ['tradeSettings'],
    queryFn: ({ signal }) => calls.getTradeSettings({ signal }),
  });
  const own = openRegisters?.find(({ opened_by }) => opened_by === who.staff_id);
  const register = own ?? (openRegisters?.length === 1 ? openRegisters[0] : undefined);
  const condition = translate(`resources.tradeRequests.values.condition.${record.condition}`);
  const name = `${deviceText(record, translate)} (${condition})`;
  const form: AcceptForm = {
    payout: openRegisters?.length === 0 && record.customer_id ? 'STORE_CREDIT' : 'CASH',
    register_id: register?.id ?? '',
    item_id: items?.find((one) => one.name === name)?.id ?? '',
    item_name: name,
    sku: `TRADE-${record.number}`,
    document_kind: 'DRIVERS_LICENCE',
    document_number: '',
    name: customerText(record, translate),
    birth_date: '',
    ...typed,
  };
  const change = (values: Partial<AcceptForm>) => setTyped({ ...typed, ...values });
  const values =
    record.serial && settings && items ? toAcceptRequest(form, settings.needs_identity) : undefined;
  return { form, change, values, settings, openRegisters, items };
}

function toAcceptRequest(form: AcceptForm, isNeeded: boolean): Record<string, unknown> | undefined {
  const { payout, register_id, item_id, item_name, sku } = form;
  const { document_kind, document_number, name, birth_date } = form;
  const isIdentified = Boolean(document_number.trim() && name.trim() && birth_date);
  if (isNeeded && !isIdentified) return undefined;
  if (payout === 'CASH' && !register_id) return undefined;
  if (!item_id && !(item_name.trim() && sku.trim())) return undefined;
  return {
    payout,
    register_id: payout === 'CASH' ? register_id : null,
    item_id: item_id || null,
    new_item: item_id ? null : { name: item_name.trim(), sku: sku.trim() },
    identity: isIdentified
      ? { document_kind, document_number: document_number.trim(), name: name.trim(), birth_date }
      : null,
  } satisfies Record<keyof Acceptance, unknown>;
}
