import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { tradesOfCustomer } from './customer.ts';

export const tradeDomain: Domain = { extend: () => customerContributions.add(tradesOfCustomer) };
