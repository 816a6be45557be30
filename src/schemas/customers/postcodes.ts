import type { Country } from '../locations/regions.ts';

/** Format of the codes by country, and their prefixes by province or state (rules of libaddressinput). */
const codes: Record<Country, { form: RegExp; regions: Record<string, string> }> = {
  CA: {
    form: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    regions: {
      AB: 'T',
      BC: 'V',
      MB: 'R',
      NB: 'E',
      NL: 'A',
      NS: 'B',
      NT: 'X0E|X0G|X1A',
      NU: 'X0A|X0B|X0C',
      ON: '[K-NP]',
      PE: 'C',
      QC: 'G|H|J|K1A',
      SK: 'S|R8A',
      YT: 'Y',
    },
  },
  US: {
    form: /^\d{5}(?:[ -]\d{4})?$/,
    regions: {
      AK: '99[5-9]',
      AL: '3[56]',
      AR: '71[6-9]|72',
      AS: '96799',
      AZ: '8[56]',
      CA: '9[0-5]|96[01]',
      CO: '8[01]',
      CT: '06',
      DC: '20[02-5]|569',
      DE: '19[7-9]',
      FL: '3[23]|34[1-24679]',
      FM: '9694[1-4]',
      GA: '3[01]|398|39901',
      GU: '969(?:[12]\\d|3[12])',
      HI: '967[0-8]|9679[0-8]|968',
      IA: '5[0-2]',
      ID: '83[2-9]',
      IL: '6[0-2]',
      IN: '4[67]',
      KS: '6[67]',
      KY: '4[01]|42[0-7]',
      LA: '70|71[0-5]',
      MA: '01|02[0-7]|05501|05544',
      MD: '20[6-9]|21',
      ME: '039|04',
      MH: '969[67]',
      MI: '4[89]',
      MN: '55|56[0-7]',
      MO: '6[3-5]',
      MP: '9695[0-2]',
      MS: '38[6-9]|39[0-7]',
      MT: '59',
      NC: '2[78]',
      ND: '58',
      NE: '6[89]',
      NH: '03[0-8]',
      NJ: '0[78]',
      NM: '87|88[0-4]',
      NV: '889|89',
      NY: '1[0-4]|06390|00501|00544',
      OH: '4[3-5]',
      OK: '7[34]',
      OR: '97',
      PA: '1[5-8]|19[0-6]',
      PR: '00[679]',
      PW: '969(?:39|40)',
      RI: '02[89]',
      SC: '29',
      SD: '57',
      TN: '37|38[0-5]',
      TX: '7[5-9]|885|73301|73344',
      UT: '84',
      VA: '201|2[23]|24[0-6]',
      VI: '008',
      VT: '05',
      WA: '98|99[0-4]',
      WI: '5[34]',
      WV: '24[7-9]|2[56]',
      WY: '82|83[01]|83414',
    },
  },
};

interface Place {
  country: Country;
  state: string;
  postcode: string;
}

/** Whether a postal code belongs to the province or state; ignores case and the space in Canadian codes. */
export function isValidPostcode({ country, state, postcode }: Place): boolean {
  const { form, regions } = codes[country];
  const code = postcode.trim();
  const start = regions[state];
  return form.test(code) && start !== undefined && new RegExp(`^(?:${start})`, 'i').test(code);
}

/** Formats a postal code: 'H2X 1Y4', '10001-1234'. */
export function formatPostcode({ country, postcode }: Pick<Place, 'country' | 'postcode'>): string {
  const code = postcode.trim().toUpperCase();
  return country === 'CA'
    ? code.replace(/^(\w{3})\s*(\w{3})$/, '$1 $2')
    : code.replace(/^(\d{5})\s(\d{4})$/, '$1-$2');
}
