import { createCallsHook } from '../../kit/createCallsHook.ts';
import { threadCalls } from '../../schemas/inbox/calls.ts';
import { messageRuleCalls } from '../../schemas/messageRules/calls.ts';

export const useThreadCalls = createCallsHook(threadCalls);
export const useTemplateCalls = createCallsHook(messageRuleCalls);
