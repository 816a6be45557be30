import type * as english from '../en/globalCatalog.ts';

const fields = {
  id: 'Identifiant',
  name: 'Nom',
  slug: 'Identifiant d’URL',
  img_src: 'Image',
  img_alt: 'Description de l’image',
  is_voided: 'Hors service',
  created_date: 'Date de création',
  duplicates: 'Doublons possibles',
  adopted: 'Dans votre catalogue',
  is_hidden: 'Masqué',
};

const filters = {
  name: 'Nom',
  min_created_date: 'Création du',
  max_created_date: 'Création au',
};

const row_actions = { edit: 'Afficher', view: 'Afficher' };
const messages = { load_failed: 'Le chargement de certaines ressources a échoué, veuillez réessayer.' };

export const globalProducts: typeof english.globalProducts = {
  name: 'Produit global |||| Produits globaux',
  actions: { view: 'Produit global' },
  row_actions,
  fields: {
    ...fields,
    other_name: 'Autre nom',
    brand_id: 'Marque',
    brand: 'Marque',
    model_number: 'Numéro de modèle',
  },
  filters: { ...filters, brand_id: 'Marque', include_rejected_catalog_products: 'Produits masqués' },
  messages,
};

export const globalBrands: typeof english.globalBrands = {
  name: 'Marque globale |||| Marques globales',
  actions: { view: 'Marque globale' },
  row_actions,
  fields: {
    ...fields,
    is_hidden: 'Masquée',
    parent_id: 'Identifiant du parent',
    display_order: 'Ordre d’affichage',
  },
  filters: { ...filters, include_rejected_catalog_brands: 'Marques masquées' },
  messages,
};

export const globalCatalog: typeof english.globalCatalog = {
  actions: 'Actions',
  import: 'Importer',
  hide: 'Masquer',
  show: 'Afficher de nouveau',
  no_duplicates: 'Aucun',
  new_tab: '%{name}, s’ouvre dans un nouvel onglet',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
  products: {
    imported: 'Les produits ont été importés',
    hidden: 'Les produits ont été masqués',
    shown: 'Les produits sont affichés de nouveau',
    import_title: 'Importer des produits',
    import_question: 'Voulez-vous importer les produits sélectionnés dans votre catalogue ?',
    import_note:
      'la correspondance des produits se fait par l’identifiant d’URL, votre magasin a peut-être déjà ces produits, vérifiez afin d’éviter les doublons',
    hide_title: 'Masquer des produits',
    hide_question: 'Voulez-vous masquer les produits sélectionnés ?',
    importing: 'Importation de %{count} produit |||| Importation de %{count} produits',
  },
  brands: {
    imported: 'Les marques ont été importées',
    hidden: 'Les marques ont été masquées',
    shown: 'Les marques sont affichées de nouveau',
    import_title: 'Importer des marques',
    import_question: 'Voulez-vous importer les marques sélectionnées dans votre catalogue ?',
    import_note:
      'la correspondance des marques se fait par l’identifiant d’URL, votre magasin a peut-être déjà ces marques, vérifiez afin d’éviter les doublons',
    hide_title: 'Masquer des marques',
    hide_question: 'Voulez-vous masquer les marques sélectionnées ?',
    importing: 'Importation de %{count} marque |||| Importation de %{count} marques',
  },
  summary: {
    title: 'Ce qui va se passer',
    loading: 'Comparaison avec votre catalogue…',
    created: '%{count} création. |||| %{count} créations.',
    existing: '%{count} déjà dans votre catalogue, sans changement.',
    duplicates: '%{count} doublon possible. |||| %{count} doublons possibles.',
    missing: '%{count} absent du catalogue global. |||| %{count} absents du catalogue global.',
    list_existing: 'Ce qui existe déjà',
    list_duplicates: 'Les doublons possibles',
    item: 'Élément',
    of: 'Dans votre catalogue',
    because: 'Pourquoi',
    more: 'En voir %{count} de plus',
    reasons: {
      GLOBAL_ID: 'importé auparavant',
      SLUG: 'même identifiant d’URL',
      MODEL_NUMBER: 'mêmes marque et numéro de modèle',
      NAME: 'nom semblable',
    },
    choice: 'Que faire des doublons possibles',
    choices: {
      LEAVE_OUT: 'Les laisser de côté',
      CREATE: 'Les créer tout de même',
      LINK: 'Ce sont ceux de mon catalogue : le retenir et ne rien créer',
    },
  },
  progress: {
    recent: 'Mes importations',
    label: 'Éléments dont c’était le tour',
    cancel: 'Annuler le reste',
    queued: 'Commence dans un instant.',
    running: '%{done} sur %{total}. L’importation continue quand cette fenêtre est fermée.',
    done: 'Terminé : %{counts}.',
    failed: 'Abandonné : %{counts}.',
    cancelled: 'Annulé : %{counts}.',
    nothing: 'rien n’a été importé',
    counts: {
      created: '%{count} création |||| %{count} créations',
      existing: '%{count} déjà dans votre catalogue',
      linked: '%{count} correspondance retenue |||| %{count} correspondances retenues',
      left_out: '%{count} doublon possible laissé de côté |||| %{count} doublons possibles laissés de côté',
      missing: '%{count} absent du catalogue global |||| %{count} absents du catalogue global',
    },
  },
};
