/** Provinces and territories of Canada, states and territories of the USA. */
export const regions = {
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  US: (
    'AK AL AR AS AZ CA CO CT DC DE FL FM GA GU HI IA ID IL IN KS KY LA MA MD ME MH MI MN MO MP ' +
    'MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR PW RI SC SD TN TX UT VA VI VT WA WI WV WY'
  ).split(' '),
} as const satisfies Record<string, readonly string[]>;

export type Country = keyof typeof regions;
export const countries = Object.keys(regions) as Country[];

export const isCountry = (code: unknown): code is Country =>
  typeof code === 'string' && Object.hasOwn(regions, code);

/** Sunday (0) in both countries, regardless of the language. */
export const firstDayOfWeek = 0;

/** Codes of a country's provinces or states; empty for an unknown country. */
export const regionsOf = (country: unknown): readonly string[] =>
  isCountry(country) ? regions[country] : [];

/** The country of a province or state; no code exists in both. */
export const countryOfRegion = (region: unknown): Country | undefined =>
  countries.find((country) => regionsOf(country).some((one) => one === region));
