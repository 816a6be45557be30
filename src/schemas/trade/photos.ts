const privatePath = '/dc/files/private-';

/** The name of a file that is handed out to those who may see it alone; undefined of any other address. */
export const privateFileName = (address: string): string | undefined =>
  address.startsWith(privatePath) ? address.slice('/dc/files/'.length) : undefined;
