export const kinds = [
  'phone',
  'tablet',
  'laptop',
  'console',
  'handheld',
  'watch',
  'headphones',
  'earbuds',
  'speaker',
  'drone',
  'camera',
] as const;
export type Kind = (typeof kinds)[number];

/** Devices of one brand that share a category. */
export interface Series {
  kind: Kind;
  brand: string;
  category: string;
  year: number;
  about: string;
  /** Further categories of all its devices. */
  also?: string[];
  /** Name, model number, distinguishing detail. */
  models: [name: string, modelNumber: string | null, detail: string][];
}
