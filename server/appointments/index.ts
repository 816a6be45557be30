import type { Domain } from '../core/domain.ts';
import { customerContributions } from '../customers/contributions.ts';
import { appointmentsOfCustomer } from './customer/customer.ts';

export const appointmentsDomain: Domain = { extend: () => customerContributions.add(appointmentsOfCustomer) };
