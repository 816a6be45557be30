import { createCallsHook } from '../../kit/createCallsHook.ts';
import { ticketCalls } from '../../schemas/tickets/calls.ts';

export const useTicketCalls = createCallsHook(ticketCalls);
