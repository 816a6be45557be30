/** Placeholders for values of the customer, store, location, appointment or sender. */
export const placeholders = [
  'customer.first_name',
  'customer.last_name',
  'customer.email',
  'customer.phone',
  'store.name',
  'store.email',
  'store.phone',
  'location.name',
  'location.address',
  'location.email',
  'location.phone',
  'appointment.date',
  'appointment.time',
  'appointment.services',
  'staff.first_name',
  'staff.last_name',
] as const;
export type Placeholder = (typeof placeholders)[number];

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** In single or double braces. */
const written = /\{?\{\s*([a-z]+\.[a-z_]+)\s*\}\}?/gi;

/** Common placeholder syntaxes: {first_name}, {{first name}}, [[name]]. */
const anything = /\{\{? {0,5}[\p{L}_][\p{L}\p{N}_. -]{0,60}\}\}?|\[\[[^[\]]{1,60}\]\]/gu;

/** Unique placeholders of a text in lower case, including unknown ones. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(written)].map(([, name = '']) => name.toLowerCase())),
];

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name);

/** Whether a placeholder is filled per recipient of a bulk email. */
export const isCustomerPlaceholder = (name: string): boolean => name.startsWith('customer.');

/** Unique texts that look like placeholders but are none; `isKnown` tells which there are. */
export const unfilledIn = (text: string, isKnown: (name: string) => boolean = isPlaceholder): string[] => [
  ...new Set(
    [...text.matchAll(anything)]
      .map(([found]) => found)
      .filter((found) => !placeholdersIn(found).some(isKnown)),
  ),
];

/** Placeholders that do not exist. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isPlaceholder(name));

/** Replaces placeholders that have a value; `write` converts a value for the text's format, such as escaping HTML. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<string, string>>>,
  write: (value: string) => string = (value) => value,
): string =>
  text.replace(written, (as, name: string) => {
    const value = values[name.toLowerCase()];
    return value ? write(value) : as;
  });

/** Removes placeholders unless `stays` returns true. */
export const dropPlaceholders = (text: string, stays: (name: string) => boolean = () => false): string =>
  text.replace(written, (as, name: string) => (stays(name.toLowerCase()) ? as : ''));
