import { createCallsHook } from '../../kit/createCallsHook.ts';
import { customerCalls } from '../../schemas/customers/calls.ts';

export const useCustomerCalls = createCallsHook(customerCalls);
