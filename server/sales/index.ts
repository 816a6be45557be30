import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { ordersOfCustomer } from './customer/customer.ts';

export const salesDomain: Domain = { extend: () => customerContributions.add(ordersOfCustomer) };
