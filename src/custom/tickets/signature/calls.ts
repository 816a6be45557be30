import { createCallsHook } from '../../../kit/createCallsHook.ts';
import { signingCalls } from '../../../schemas/tickets/signing.ts';

export const useSigningCalls = createCallsHook(signingCalls);
