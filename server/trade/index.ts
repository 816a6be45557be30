import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { boughtBackSources } from '../sales/payments/boughtBack.ts';
import { boughtBack } from './boughtBack.ts';
import { tradesOfCustomer } from './customer.ts';

export const tradeDomain: Domain = {
  extend: () => {
    customerContributions.add(tradesOfCustomer);
    boughtBackSources.add(boughtBack);
  },
};
