import { ownRows, type Domain } from '../core/domain.ts';
import { assets } from './assets.ts';
import { locationConfig } from './locationConfigRoutes.ts';
import { storeConfig } from './storeConfigRoutes.ts';
import * as tables from './tables.ts';
import { templateRoutes } from './templateRoutes.ts';
import { storefrontTexts } from './textsRoutes.ts';
import { translation } from './translationRoutes.ts';

export { asDocument } from './bounds.ts';
export { changesOf } from './changes.ts';
export { etagOf } from './content.ts';
export { markupOf, withCleanMarkup } from './markup.ts';
export { serveDocument } from './serveDocument.ts';
export { withParts } from './withParts.ts';
export { errorsBySchema, refuseNewErrors } from './validation.ts';
export { withDefaultImage } from './locationConfig.ts';
export { templates, texts } from './tables.ts';
export { numberOf, type Documents } from './documents.ts';

export const storefrontDomain: Domain = {
  tables: [tables],
  routes: async (app, { documents, files }) => {
    await app.register(storeConfig, { documents });
    await app.register(locationConfig, { documents });
    await app.register(assets, { files });
    await app.register(templateRoutes);
    await app.register(translation);
    await app.register(storefrontTexts);
  },
  exported: ownRows('config_versions', 'templates', 'texts'),
};
