import { createCallsHook } from '../../kit/createCallsHook.ts';
import { walletCalls } from '../../schemas/wallet/calls.ts';

export const useWalletCalls = createCallsHook(walletCalls);
