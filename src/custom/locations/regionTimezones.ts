/** The time zone that most of a province or state uses. */
const zones: Record<string, Record<string, string[]>> = {
  CA: {
    'America/St_Johns': ['NL'],
    'America/Halifax': ['NB', 'NS', 'PE'],
    'America/Toronto': ['ON', 'QC'],
    'America/Winnipeg': ['MB'],
    'America/Regina': ['SK'],
    'America/Edmonton': ['AB', 'NT'],
    'America/Vancouver': ['BC'],
    'America/Whitehorse': ['YT'],
    'America/Iqaluit': ['NU'],
  },
  US: {
    'America/Puerto_Rico': ['PR', 'VI'],
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
    'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
    'America/Phoenix': ['AZ'],
    'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
    'America/Anchorage': ['AK'],
    'Pacific/Honolulu': ['HI'],
    'Pacific/Guam': ['GU', 'MP'],
    'Pacific/Pago_Pago': ['AS'],
    'Pacific/Pohnpei': ['FM'],
    'Pacific/Majuro': ['MH'],
    'Pacific/Palau': ['PW'],
  },
};

/** Returns the time zone proposed for a province or state. */
export const timezoneOf = (country: string, state: string): string | undefined =>
  Object.entries(zones[country] ?? {}).find(([, states]) => states.includes(state))?.[0];
