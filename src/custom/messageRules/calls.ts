import { createCallsHook } from '../../kit/createCallsHook.ts';
import { messageRuleCalls } from '../../schemas/messageRules/calls.ts';

export const useMessageRuleCalls = createCallsHook(messageRuleCalls);
