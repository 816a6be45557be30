import { getTimeZones } from '@vvo/tzdb';

export interface Timezone {
  name: string;
  /** The common name and main cities. */
  description: string;
  /** Such as +02:00. */
  offset: string;
  aliases: string[];
}

const sign = (minutes: number) => (minutes < 0 ? '-' : '+');
const two = (value: number) => String(value).padStart(2, '0');

const offsetText = (minutes: number) =>
  `${sign(minutes)}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

/** All time zones, from west to east. */
export const timezones: Timezone[] = getTimeZones({ includeUtc: true }).map((zone) => ({
  name: zone.name,
  description: [zone.alternativeName, ...zone.mainCities].join(', '),
  offset: offsetText(zone.currentTimeOffsetInMinutes),
  aliases: zone.group,
}));

/** Returns the time zone of a name, including deprecated names. */
export const findTimezone = (name: string): Timezone =>
  timezones.find((zone) => zone.name === name) ??
  timezones.find(({ aliases }) => aliases.includes(name)) ?? {
    name,
    description: '',
    offset: '',
    aliases: [],
  };
