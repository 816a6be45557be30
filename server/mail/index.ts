import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { mailsOfCustomer } from './customer/customer.ts';

export const mailDomain: Domain = { extend: () => customerContributions.add(mailsOfCustomer) };
