import { createCallsHook } from '../../kit/createCallsHook.ts';
import { searchCalls } from '../../schemas/search/calls.ts';

export const useSearchCalls = createCallsHook(searchCalls);
