import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { shipmentsOfCustomer } from './customer/customer.ts';

export const shippingDomain: Domain = { extend: () => customerContributions.add(shipmentsOfCustomer) };
