import { declarationSuite } from './crudSuite.ts';

declarationSuite({ resource: 'brands', text: 'slug', isImageRequired: true, filters: {} });
