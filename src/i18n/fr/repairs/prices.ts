import type * as english from '../../en/repairs/prices.ts';

export const priceMatrix: typeof english.priceMatrix = {
  notes: {
    title: 'Remarques',
    origin: 'La feuille importée doit provenir de l’exportation de ce produit.',
    effect:
      'L’importation met à jour les réparations modifiées, retire celles qui ne figurent pas dans la feuille, retire les doublons, crée de nouvelles réparations pour les produits existants et ne modifie jamais les produits ni les marques.',
    layout:
      'Disposition : la colonne A contient l’identifiant du produit (à ne pas modifier) ; la colonne B contient la marque et le produit ; la première ligne, à partir de la colonne C, contient les noms des services ; à partir de la ligne 3, chaque groupe de cellules contient le prix, la durée, la garantie et l’ordre d’affichage.',
    cells:
      'La durée et l’ordre d’affichage ne peuvent pas être vides ; la garantie peut l’être ; elle s’écrit comme « 1 Month » ou « Lifetime » ; les noms des réparations doivent être uniques.',
    products: 'Les nouveaux produits doivent d’abord être créés, puis la feuille exportée de nouveau.',
    rows: 'Les lignes peuvent être triées et filtrées ; triées par la colonne B, celles d’un appareil restent ensemble. Supprimer les quatre lignes d’un appareil supprime ses services.',
  },
  stages: {
    loading: 'Chargement des appareils et des services…',
    reading: 'Lecture de la feuille…',
    comparing: 'Comparaison avec vos services…',
    checking: 'Recherche des services supprimés depuis…',
    writing: 'Écriture…',
  },
  export: {
    title: 'Exporter la grille de prix',
    download: 'Télécharger',
    all_active: 'Tous les appareils sont actifs, et la feuille les contient tous.',
    inactive:
      '%{smart_count} appareil inactif n’est pas inclus. Ses services restent tels quels lors de l’importation de la feuille. |||| %{smart_count} appareils inactifs ne sont pas inclus. Leurs services restent tels quels lors de l’importation de la feuille.',
    empty: 'Il n’y a pas encore de produits. Créez d’abord vos produits, puis exportez la feuille.',
    done: 'La feuille avec %{smart_count} produit est téléchargée. |||| La feuille avec %{smart_count} produits est téléchargée.',
  },
  import: {
    title: 'Importer la grille de prix',
    done: 'Les prix des réparations ont été mis à jour',
    failed: 'La mise à jour des prix des réparations a échoué',
    left_unchanged:
      '%{smart_count} service est resté tel quel. Tous les autres sont écrits. |||| %{smart_count} services sont restés tels quels. Tous les autres sont écrits.',
    undo: {
      question:
        'Services rétablis tels qu’ils étaient : %{restored}. Services créés par l’importation et retirés : %{removed}. Ce qui a changé depuis reste tel quel.',
      kept: '%{smart_count} service a de nouveau changé depuis l’importation et reste tel quel. |||| %{smart_count} services ont de nouveau changé depuis l’importation et restent tels quels.',
    },
  },
  damaged: {
    text: 'La feuille nomme %{smart_count} appareil par un identifiant que le magasin n’a pas, alors qu’il a un appareil de ce nom : ses %{services} services seraient supprimés. |||| La feuille nomme %{smart_count} appareils par des identifiants que le magasin n’a pas, alors qu’il a des appareils de ces noms : leurs %{services} services seraient supprimés.',
    name: 'Les prendre par leur nom',
    removed: 'Supprimer leurs services',
    about: '%{smart_count} service serait supprimé |||| %{smart_count} services seraient supprimés',
  },
  doubts: {
    text: 'L’unité de %{smart_count} garantie a été lue comme une autre; sa ligne est marquée. |||| Les unités de %{smart_count} garanties ont été lues comme d’autres; leurs lignes sont marquées.',
    settled: 'Je les ai vérifiées, elles sont justes',
    mark: 'Unité incertaine',
  },
  renames: {
    text: 'Ces services portent un autre nom dans la feuille. Renommés, ils gardent leurs images et leurs pièces, et les inactifs le restent.',
    rename:
      'Renommer « %{from} » en « %{to} » pour %{smart_count} appareil |||| Renommer « %{from} » en « %{to} » pour %{smart_count} appareils',
    differing:
      'pour %{smart_count} d’entre eux à d’autres conditions aussi |||| pour %{smart_count} d’entre eux à d’autres conditions aussi',
  },
  preview: {
    exported: 'Exportée le %{date}',
    not_dated: 'Cette feuille n’indique pas quand elle a été exportée',
    unchanged: '%{smart_count} service reste tel quel |||| %{smart_count} services restent tels quels',
    invalid:
      '%{smart_count} cellule est illisible. Corrigez-la dans la feuille, puis choisissez de nouveau le fichier : rien ne peut être traité d’ici là. |||| %{smart_count} cellules sont illisibles. Corrigez-les dans la feuille, puis choisissez de nouveau le fichier : rien ne peut être traité d’ici là.',
    unclear:
      'Un en-tête est illisible : on ne sait pas si la feuille contient encore %{smart_count} service. |||| Un en-tête est illisible : on ne sait pas si la feuille contient encore %{smart_count} services.',
    nothing: 'Rien ne changerait : les services sont tels que la feuille les décrit.',
    held_back: 'Rien ne changerait, sauf si vous en décidez autrement ci-dessous.',
    kept: '%{done}, et %{smart_count} plus récent laissé tel quel |||| %{done}, et %{smart_count} plus récents laissés tels quels',
    kept_deleted:
      '%{done}, et %{smart_count} supprimé laissé de côté |||| %{done}, et %{smart_count} supprimés laissés de côté',
    search: 'Rechercher',
    found: '%{count} résultat |||| %{count} résultats',
  },
  newer: {
    mark: 'Plus récent',
    text: 'Certains services ont été créés, modifiés ou supprimés depuis l’exportation de la feuille. Ils restent tels quels, sauf si vous en décidez autrement :',
    not_dated:
      'Sans la date de son exportation, on ne sait pas quels services ont été modifiés ou supprimés depuis. Ils restent tels quels, sauf si vous en décidez autrement :',
    overwriteNewer:
      'Remplacer %{smart_count} service plus récent |||| Remplacer %{smart_count} services plus récents',
    recreateDeleted: 'Recréer %{smart_count} service supprimé |||| Recréer %{smart_count} services supprimés',
    removeNewer:
      'Retirer %{smart_count} service plus récent |||| Retirer %{smart_count} services plus récents',
  },
  kinds: {
    invalid: 'Cellules invalides',
    update: 'À mettre à jour',
    create: 'À créer',
    remove: 'À retirer',
    unclear: 'En question',
    duplicate: 'Doublons à retirer',
    unknown: 'Produits inconnus',
    warning: 'Avertissements',
  },
  columns: {
    service: 'Prestation',
    cost: 'Prix',
    duration: 'Durée',
    warranty: 'Garantie',
    display_order: 'Ordre d’affichage',
    cell: 'Cellule',
    value: 'Valeur',
    reason: 'Motif',
    product: 'Produit',
    product_id: 'Identifiant du produit',
    deleted: 'Supprimé',
    outcome: 'Résultat',
    changed: 'Modifié',
  },
  duplicates: { stays: 'Conservé', goes: 'Retiré', inactive: 'inactif' },
  removing: {
    title: 'Retirer %{smart_count} service ? |||| Retirer %{smart_count} services ?',
    text: '%{smart_count} service n’est plus proposé après cette importation. Vous pouvez annuler l’importation pendant un jour. |||| %{smart_count} services ne sont plus proposés après cette importation. Vous pouvez annuler l’importation pendant un jour.',
    pictures:
      'L’image de %{smart_count} d’entre eux est perdue. |||| Les images de %{smart_count} d’entre eux sont perdues.',
    inactive:
      '%{smart_count} d’entre eux est inactif ; recréé, il est actif. |||| %{smart_count} d’entre eux sont inactifs ; recréés, ils sont actifs.',
    parts:
      'Les pièces qu’il faut à %{smart_count} d’entre eux sont perdues. |||| Les pièces qu’il faut à %{smart_count} d’entre eux sont perdues.',
    taxes:
      'La classe de taxe de %{smart_count} d’entre eux est perdue. |||| Les classes de taxe de %{smart_count} d’entre eux sont perdues.',
    duplicates:
      '%{smart_count} d’entre eux est un doublon. |||| %{smart_count} d’entre eux sont des doublons.',
    share: 'Ce sont %{removed} services sur %{all} : %{share} de tout ce que le magasin propose.',
    type: 'Saisissez %{smart_count} pour les retirer',
    yes: 'Retirer et traiter',
  },
};

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
    sheet_in_front:
      'La première feuille du fichier, « %{sheet} », ne contient aucun appareil de votre magasin, et seule la première est lue. Veuillez placer la liste de prix en premier.',
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
    row_label:
      'La colonne B ne se termine pas par ce que la ligne contient : Price, Duration, Warranty ou Display order.',
    row_duplicate: 'Cette ligne de l’appareil figure déjà plus haut dans la feuille.',
    missing_price: 'Il manque la ligne des prix de cet appareil.',
    missing_duration: 'Il manque la ligne des durées de cet appareil.',
    missing_warranty: 'Il manque la ligne des garanties de cet appareil.',
    missing_display_order: 'Il manque la ligne des ordres d’affichage de cet appareil.',
    name_of_other: 'Les colonnes A et B de cette ligne nomment des appareils différents.',
    cost: 'Ce n’est pas un prix. Veuillez écrire 89.99, ou Call s’il n’y en a pas.',
    cost_ambiguous:
      'Cela peut se lire de deux façons, en milliers ou avec des décimales. Veuillez écrire 1299,00 ou 1,30.',
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
