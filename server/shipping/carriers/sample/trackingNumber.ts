import { randomInt } from 'node:crypto';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

const sum = (text: string, weigh: (digit: number, index: number) => number) =>
  text.split('').reduce((total, digit, index) => total + weigh(Number(digit), index), 0);

/** Modulo 10, every second digit weighted three, starting with the second. */
const canadaPost = (body: string) =>
  (10 - (sum(body, (digit, index) => digit * (index % 2 === 1 ? 3 : 1)) % 10)) % 10;

const fedexWeights = [3, 1, 7];
const fedex = (body: string) =>
  (sum(body, (digit, index) => digit * (fedexWeights[index % 3] ?? 0)) % 11) % 10;

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

/** Luhn algorithm. */
const purolator = (body: string) =>
  (10 - (sum(body, (digit, index) => (index % 2 === body.length % 2 ? digit : doubled(digit))) % 10)) % 10;

const kinds: Record<string, { length: number; check: (body: string) => number }> = {
  canada_post: { length: 16, check: canadaPost },
  purolator_ca: { length: 12, check: purolator },
  fedex: { length: 12, check: fedex },
};

/** Generates a tracking number in the carrier's format, ending with a check digit. */
export function newTrackingNumber(carrierCode: string): string {
  const { length = 12, check = purolator } = kinds[carrierCode] ?? {};
  const body = `${randomInt(1, 10)}${digits(length - 2)}`;
  return `${body}${check(body)}`;
}
