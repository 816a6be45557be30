/** What labels are printed on: each on its own, or two on a sheet. */
export const papers = ['label', 'a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** In mm (contract 4 §9). */
export const label = { width: 101.6, height: 152.4 };

export const sheets = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export type Sheet = keyof typeof sheets;

/** How many labels a sheet has place for: a half each, as sheets of labels are cut. */
export const perSheet = 2;

export interface Place {
  page: number;
  /** Of the label, turned to the left, in mm from the corner at the top left. */
  left: number;
  top: number;
}

/** Where the labels go on sheets, from the place on that is still free on the first one. */
export function placesOf(count: number, paper: Sheet, first: number): Place[] {
  const { width, height } = sheets[paper];
  const half = height / perSheet;
  return Array.from({ length: count }, (_, index) => {
    const place = index + first;
    return {
      page: Math.floor(place / perSheet),
      left: (width - label.height) / 2,
      top: (place % perSheet) * half + (half - label.width) / 2,
    };
  });
}
