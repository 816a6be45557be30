import { createHash } from 'node:crypto';

/** A UUID derived from a name. */
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

/** A pseudorandom number generator seeded by a name. */
export class Random {
  #state: number;

  constructor(name: string) {
    this.#state = createHash('sha1').update(name).digest().readUInt32LE();
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from `min` to `max`, both inclusive. */
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

  /** Returns `count` different items, in their original order. */
  sample<T>(items: readonly T[], count: number): T[] {
    let wanted = Math.min(count, items.length);
    return items.filter((_, index) => {
      const isTaken = this.next() * (items.length - index) < wanted;
      if (isTaken) wanted -= 1;
      return isTaken;
    });
  }
}
