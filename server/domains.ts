import type { Domain } from './core/domain.ts';
import { appointmentsDomain } from './appointments/index.ts';
import { commissionsDomain } from './commissions/index.ts';
import { customersDomain } from './customers/index.ts';
import { mailDomain } from './mail/index.ts';
import { reportsDomain } from './reports/index.ts';
import { salesDomain } from './sales/index.ts';
import { shippingDomain } from './shipping/index.ts';
import { staffDomain } from './staff/index.ts';
import { tradeDomain } from './trade/index.ts';
import { walletDomain } from './wallet/index.ts';

/** All domains of the services, in the order in which they depend on each other. */
export const domains: Domain[] = [
  staffDomain,
  customersDomain,
  appointmentsDomain,
  walletDomain,
  salesDomain,
  tradeDomain,
  reportsDomain,
  commissionsDomain,
  shippingDomain,
  mailDomain,
];

for (const { extend } of domains) extend?.();
