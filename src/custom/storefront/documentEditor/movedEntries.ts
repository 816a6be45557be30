/** Returns the smallest set of entries to move. Each number is the former index of the entry at its position. */
export function movedEntries(places: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  }
  const moved = new Set(places.keys());
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) moved.delete(index);
  return moved;
}
