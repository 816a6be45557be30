import { createCallsHook } from '../../../kit/createCallsHook.ts';
import { photoCalls } from '../../../schemas/tickets/photos/calls.ts';

export const usePhotoCalls = createCallsHook(photoCalls);
