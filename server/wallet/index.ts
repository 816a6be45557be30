import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { walletOfCustomer } from './customer.ts';

export const walletDomain: Domain = { extend: () => customerContributions.add(walletOfCustomer) };
