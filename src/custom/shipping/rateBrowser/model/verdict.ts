import type { AddressValidation } from '../../../../schemas/shipping/address.ts';

export interface Verdict {
  kind: 'error' | 'warning' | 'validated';
  messages: string[];
}

const wrong = new Set(['a1002', 'a1001', 'a1005']);
const quiet = new Set(['a1007', 'a1008']);

const codeOf = ({ code }: { code: string }) => code.toLowerCase();

/** Interprets a carrier's address validation (contract 4 §5). */
export function verdictOf({ status, messages }: AddressValidation): Verdict {
  const relevant = messages.filter((one) => !quiet.has(codeOf(one)));
  const isWrong =
    status === 'unverified' || status === 'error' || messages.some((one) => wrong.has(codeOf(one)));
  const kind = isWrong ? 'error' : status === 'warning' || relevant.length > 0 ? 'warning' : 'validated';
  return { kind, messages: relevant.map(({ message }) => message) };
}
