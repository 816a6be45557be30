import { createCallsHook } from '../../../kit/createCallsHook.ts';
import { passcodeCalls } from '../../../schemas/tickets/passcodes/calls.ts';

export const usePasscodeCalls = createCallsHook(passcodeCalls);
