/** What stands in a text for something of the customer, the store, the location, the appointment or the writer. */
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

/** In one pair of braces or two. */
const written = /\{?\{\s*([a-z]+\.[a-z_]+)\s*\}\}?/gi;

/** What people write where a name is to be put in, whichever way: {first_name}, {{first name}}, [[name]]. */
const anything = /\{\{? {0,5}[\p{L}_][\p{L}\p{N}_. -]{0,60}\}\}?|\[\[[^[\]]{1,60}\]\]/gu;

/** The placeholders of a text, each once; as they are written, also those that do not exist. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(written)].map(([, name = '']) => name.toLowerCase())),
];

export const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name);

/** What is filled in for each customer of a mail to several. */
export const isCustomerPlaceholder = (name: string): boolean => name.startsWith('customer.');

/** What looks as if something was to be filled in, and is no placeholder, each once and as it is written. */
export const unfilledIn = (text: string): string[] => [
  ...new Set([...text.matchAll(anything)].map(([found]) => found).filter((found) => !isWritten(found))),
];

const isWritten = (found: string) => placeholdersIn(found).some(isPlaceholder);

/** Those that do not exist. */
export const unknownPlaceholders = (text: string): string[] =>
  placeholdersIn(text).filter((name) => !isPlaceholder(name));

/** Fills in what is known; what is not stays as it is written. `write` makes of a value what the text is made of, HTML for one. */
export const fillPlaceholders = (
  text: string,
  values: PlaceholderValues,
  write: (value: string) => string = (value) => value,
): string =>
  text.replace(written, (as, name: string) => {
    const key = name.toLowerCase();
    const value = isPlaceholder(key) ? values[key] : undefined;
    return value ? write(value) : as;
  });

/** Leaves out the placeholders that do not stay. */
export const dropPlaceholders = (text: string, stays: (name: string) => boolean = () => false): string =>
  text.replace(written, (as, name: string) => (stays(name.toLowerCase()) ? as : ''));
