import { createHash } from 'node:crypto';

/** A UUID that is always the same for the same name. */
export function uuidOf(name: string): string {
  const hash = createHash('sha1').update(name).digest('hex');
  const variant = ((parseInt(hash.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-');
}

/** Numbers that look random and are always the same for the same name. */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = createHash('sha1').update(name).digest().readUInt32LE();
  }

  /** From 0 up to but not 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** `count` different items, in their own order. */
  sample<T>(items: readonly T[], count: number): T[] {
    let wanted = Math.min(count, items.length);
    return items.filter((_, index) => {
      const isTaken = this.next() * (items.length - index) < wanted;
      if (isTaken) wanted -= 1;
      return isTaken;
    });
  }
}
