import { createCallsHook } from '../../kit/createCallsHook.ts';
import { onlinePaymentCalls } from '../../schemas/onlinePayments/calls.ts';
import { statusPageCalls } from '../../schemas/statusPages/calls.ts';

export const useOnlinePaymentCalls = createCallsHook(onlinePaymentCalls);

/** The link by which a customer pays leads to the status page. */
export const usePayLinkCalls = createCallsHook(statusPageCalls);
