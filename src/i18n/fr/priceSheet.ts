import type * as english from '../en/priceSheet.ts';

export const priceSheet: typeof english.priceSheet = {
  errors: {
    empty_file: 'Le fichier est vide.',
    empty_sheet: 'La première feuille du fichier est vide.',
    file_size: 'Le fichier dépasse %{limit} Mo.',
    not_spreadsheet: 'Ce n’est pas un fichier .xls ou .xlsx, quel que soit son nom.',
    damaged:
      'Le fichier est endommagé ou incomplet, ou ce n’est pas une feuille de calcul. Veuillez exporter la feuille de nouveau.',
    encrypted: 'Le fichier est protégé par un mot de passe. Veuillez l’enregistrer sans mot de passe.',
    too_large:
      'La feuille est trop grande : elle peut avoir %{rows} lignes, %{columns} colonnes et %{cells} cellules remplies. Veuillez supprimer les lignes et les colonnes inutilisées.',
    too_large_inside:
      'Le fichier contient bien plus de données qu’une grille de prix. Veuillez exporter la feuille de nouveau.',
    too_many:
      'Une feuille contient au plus %{products} appareils, %{services} services et %{cells} cellules : il y en a davantage.',
    newer_format:
      'La feuille a été exportée par une version plus récente. Veuillez recharger la page et réessayer.',
    cut_off:
      'Un fichier .xls contient 256 colonnes, et celui-ci les utilise toutes : des services ont pu être coupés. Veuillez enregistrer la feuille au format .xlsx.',
    no_header: 'La première ligne, avec les noms des services, est absente.',
    no_products:
      'Aucun appareil n’a été trouvé dans la colonne A. La feuille doit provenir de l’exportation du produit.',
    other_store:
      'Aucun appareil de cette feuille ne figure dans votre magasin : elle provient d’un autre magasin, ou ce n’est pas une grille de prix.',
    no_services:
      'La feuille ne contient aucun service. Rien n’a été comparé, afin que rien ne puisse être supprimé.',
    failed: 'La feuille n’a pas pu être traitée. Veuillez réessayer.',
  },
  reasons: {
    cell_error: 'La cellule affiche une erreur.',
    formula_without_value:
      'La formule n’a jamais été calculée. Veuillez ouvrir et enregistrer la feuille dans un tableur.',
    cell_boolean: 'VRAI et FAUX n’ont pas de sens ici.',
    cell_date:
      'Le tableur en a fait une date ou une heure. Veuillez mettre la cellule au format texte et la saisir de nouveau.',
    cell_percent: 'C’est un pourcentage.',
    cell_merged: 'Des cellules sont fusionnées ici. Veuillez les séparer et remplir chacune d’elles.',
    title_empty:
      'La colonne est remplie mais n’a pas de nom de service. Les en-têtes fusionnés doivent être séparés.',
    title_long: 'Un nom de service compte au plus 200 caractères.',
    title_duplicate:
      'Les noms des services doivent être uniques ; celui-ci figure déjà dans une autre colonne.',
    block_rows: 'L’appareil ci-dessus a moins de quatre lignes.',
    block_order:
      'Les lignes d’un appareil doivent être le prix, la durée, la garantie et l’ordre d’affichage, dans cet ordre.',
    product_duplicate: 'Cet appareil figure déjà plus haut dans la feuille.',
    row_without_product:
      'La ligne n’appartient à aucun appareil : il n’y a pas d’identifiant dans la colonne A.',
    cost: 'Ce n’est pas un prix. Veuillez écrire 89.99, ou Call s’il n’y en a pas.',
    cost_negative: 'Un prix ne peut pas être négatif.',
    cost_maximum: 'Un prix est d’au plus 9 999 999.',
    cost_rounded: 'Le prix est arrondi au cent.',
    duration_required: 'La durée manque. Pour supprimer le service, videz les quatre cellules.',
    duration_long: 'Une durée compte au plus 100 caractères.',
    warranty: 'Ce n’est pas une garantie. Veuillez écrire 1 Month, 90 Days, 1 Year, Lifetime ou No warranty.',
    warranty_unit: 'L’unité manque. Veuillez écrire 1 Month, 90 Days ou 1 Year.',
    warranty_range: 'Une garantie va de 1 à 10 000.',
    warranty_as_day: 'Le mot n’est pas connu et se lit comme des jours.',
    warranty_as_month: 'Le mot n’est pas connu et se lit comme des mois.',
    warranty_as_year: 'Le mot n’est pas connu et se lit comme des années.',
    display_order: 'Un ordre d’affichage est un nombre de 0 à 1 000 000.',
    display_order_empty: 'L’ordre d’affichage manque et devient 0.',
  },
};
