import { createCallsHook } from '../../kit/createCallsHook.ts';
import { tradeCalls } from '../../schemas/trade/calls.ts';

export const useTradeCalls = createCallsHook(tradeCalls);
