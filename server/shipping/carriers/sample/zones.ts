/**
 * Approximate centre (latitude, longitude) of the area whose postal codes start with a letter (Canada) or digit (USA).
 */
const middles: Record<string, [number, number]> = {
  A: [48.5, -55.5],
  B: [45.0, -63.0],
  C: [46.3, -63.1],
  E: [46.2, -66.3],
  G: [47.2, -71.2],
  H: [45.5, -73.6],
  J: [45.7, -73.2],
  K: [45.0, -76.2],
  L: [43.6, -79.6],
  M: [43.7, -79.4],
  N: [43.2, -81.0],
  P: [47.0, -81.5],
  R: [49.9, -97.2],
  S: [51.3, -105.8],
  T: [52.3, -113.8],
  V: [49.6, -122.5],
  X: [63.5, -110.0],
  Y: [60.9, -135.1],
  0: [42.4, -72.0],
  1: [41.5, -75.5],
  2: [37.6, -78.2],
  3: [31.5, -83.5],
  4: [40.3, -84.4],
  5: [44.5, -93.5],
  6: [40.3, -92.5],
  7: [31.6, -95.3],
  8: [38.2, -109.0],
  9: [38.4, -120.6],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometers([lat1, lon1]: [number, number], [lat2, lon2]: [number, number]): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lon1, lon2);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

const middleOf = (postalCode: string) => middles[postalCode.trim().slice(0, 1).toUpperCase()] ?? [45, -95];

/** Returns the zone between two postal codes: 1 within a city, 8 from coast to coast. */
export function zoneBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((code) => code.replaceAll(/\s/g, '').toUpperCase());
  if (start?.slice(0, 3) === end?.slice(0, 3)) return 1;
  return Math.min(8, 2 + Math.floor(kilometers(middleOf(from), middleOf(to)) / 650));
}
