import { addressHooks } from './customers/addressHooks.ts';
import { customerHooks } from './customers/hooks.ts';
import { itemHooks, movementHooks, serialHooks, stockHooks } from './inventory/hooks.ts';
import { commissionHooks } from './commissions/hooks.ts';
import { ruleHooks } from './commissions/ruleHooks.ts';
import { locationHooks } from './locations/hooks.ts';
import { repairHooks } from './repairs/hooks.ts';
import { shipmentHooks } from './shipping/shipments/hooks.ts';
import { staffHooks, type StaffHooksOptions } from './staff/hooks.ts';
import type { Hooks } from './core/records/entity.ts';
import { paymentHooks } from './sales/payments/hooks.ts';

/** The hooks of all models. */
export const hooksOf = (booking: Hooks, signIns: StaffHooksOptions): Record<string, Hooks> => ({
  addresses: addressHooks,
  appointments: booking,
  commissionRules: ruleHooks,
  commissions: commissionHooks,
  customers: customerHooks,
  items: itemHooks,
  locations: locationHooks,
  movements: movementHooks,
  payments: paymentHooks,
  repairs: repairHooks,
  serials: serialHooks,
  shipments: shipmentHooks,
  staff: staffHooks(signIns),
  stock: stockHooks,
});
