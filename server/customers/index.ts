import type { Domain } from '../core/domain.ts';
import { customerContributions } from './contributions.ts';
import { requestsOfCustomer } from './requests/customer.ts';
import { changeTimeline, mergeTimeline } from './timeline/ownSources.ts';

export const customersDomain: Domain = {
  extend: () => customerContributions.add(requestsOfCustomer, { timeline: [changeTimeline, mergeTimeline] }),
};
