import { createCallsHook } from '../../kit/createCallsHook.ts';
import { statusPageCalls } from '../../schemas/statusPages/calls.ts';

export const useStatusPageCalls = createCallsHook(statusPageCalls);
