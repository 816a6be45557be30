import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { setPhoneParser } from './phone.ts';

/** Importing this module enables validation of all countries in phone.ts. */
setPhoneParser((typed) => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'CA', extract: false });
  if (!number?.isValid()) return undefined;
  const { number: e164, ext } = number;
  return {
    stored: ext ? `${e164} x${ext}` : e164,
    international: number.formatInternational(),
  };
});
