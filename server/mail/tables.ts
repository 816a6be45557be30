import { models } from '../../src/schemas/models.ts';
import { storeTable } from '../core/tables/storeTable.ts';

export const mailTemplates = storeTable(models.mailTemplates);
