import { createCallsHook } from '../../kit/createCallsHook.ts';
import { threadCalls } from '../../schemas/inbox/calls.ts';

export const useThreadCalls = createCallsHook(threadCalls);
