/** The path below which models without declared endpoints have their records. */
export const restRoot = '/dc/store/:storeId';

/** The path of the records of such a model. */
export const restPath = (name: string) => `${restRoot}/${name}` as const;
