import type * as english from '../../en/kit/detailPage.ts';

export const detailPage: typeof english.detailPage = {
  back: 'Retour à la liste',
};
