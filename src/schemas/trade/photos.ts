const privatePath = '/dc/files/private-';

/** The file name of a private file's URL; undefined for other URLs. */
export const privateFileName = (address: string): string | undefined =>
  address.startsWith(privatePath) ? address.slice('/dc/files/'.length) : undefined;
