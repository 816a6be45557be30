import type * as english from '../en/catalog.ts';

const loadFailed = 'Le chargement de certaines ressources a échoué, veuillez réessayer.';

const order = { display_order: 'Modifier l’ordre' };

const created = {
  created_date: 'Date de création',
  min_created_date: 'Création du',
  max_created_date: 'Création au',
};

export const addons: typeof english.addons = {
  name: 'Supplément |||| Suppléments',
  actions: { new: 'Supplément', edit: 'Modifier le supplément', view: 'Consulter le supplément' },
  fields: {
    id: 'Identifiant',
    name: 'Nom',
    price: 'Prix',
    is_enabled: 'Activé',
    display_order: 'Ordre d’affichage',
    is_warranty: 'Est une garantie',
    warranty: 'Garantie',
    warranty_unit: 'Unité de garantie',
    created_date: created.created_date,
  },
  filters: {
    name: 'Nom',
    min_price: 'Prix min.',
    max_price: 'Prix max.',
    is_enabled: 'Suppléments par état',
    'is_enabled.true': 'Activés',
    'is_enabled.false': 'Désactivés',
  },
  values: {
    'warranty_unit.DAYS': 'Jours',
    'warranty_unit.MONTHS': 'Mois',
    'warranty_unit.YEARS': 'Ans',
  },
  warranties: {
    DAYS: '%{smart_count} jour |||| %{smart_count} jours',
    MONTHS: '%{smart_count} mois |||| %{smart_count} mois',
    YEARS: '%{smart_count} an |||| %{smart_count} ans',
  },
  errors: { 'is_warranty.no_warranty': 'Seule une garantie a une durée' },
  activate: 'Activer',
  deactivate: 'Désactiver',
  activate_many_title: 'Activer %{smart_count} supplément ? |||| Activer %{smart_count} suppléments ?',
  deactivate_title: 'Désactiver %{name} ?',
  deactivate_many_title:
    'Désactiver %{smart_count} supplément ? |||| Désactiver %{smart_count} suppléments ?',
  activate_question: 'Il pourra de nouveau être vendu. |||| Ils pourront de nouveau être vendus.',
  deactivate_question:
    'Il est conservé, mais ne peut plus être vendu avant d’être réactivé. |||| Ils sont conservés, mais ne peuvent plus être vendus avant d’être réactivés.',
  activated: '%{name} : de nouveau activé.',
  deactivated: '%{name} : désactivé.',
  bulk: { ...order, price: 'Modifier le prix' },
  messages: {
    created: 'Le supplément a été créé.',
    create_failed: 'La création du supplément a échoué, veuillez réessayer',
    updated: 'Le supplément a été mis à jour.',
    update_failed: 'La mise à jour du supplément a échoué, veuillez réessayer',
    load_failed: loadFailed,
  },
};

export const brands: typeof english.brands = {
  name: 'Marque |||| Marques',
  actions: { new: 'Nouvelle marque', edit: 'Modifier la marque', view: 'Consulter la marque' },
  fields: {
    id: 'Identifiant',
    parent_id: 'Identifiant parent',
    name: 'Nom',
    slug: 'Identifiant d’URL',
    img_src: 'Image',
    img_alt: 'Description de l’image',
    menu_order: 'Ordre du menu',
    display_order: 'Ordre d’affichage',
    is_voided: 'Activée',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Est activée' },
  filters: {
    ...created,
    name: 'Nom',
    only_enabled: 'État d’activation',
    'only_enabled.true': 'Activées',
    'only_enabled.false': 'Désactivées',
  },
  errors: { 'img_src.required': 'Veuillez téléverser l’image de la marque.' },
  bulk: order,
  messages: {
    created: 'La marque a été créée.',
    create_failed: 'La création de la marque a échoué, veuillez réessayer',
    updated: 'La marque a été mise à jour.',
    update_failed: 'La mise à jour de la marque a échoué, veuillez réessayer',
    load_failed: loadFailed,
  },
};

export const categories: typeof english.categories = {
  name: 'Catégorie |||| Catégories',
  actions: { new: 'Nouvelle catégorie', edit: 'Modifier la catégorie', view: 'Consulter la catégorie' },
  fields: {
    id: 'Identifiant',
    name: 'Nom',
    slug: 'Identifiant d’URL',
    img_src: 'Image',
    img_alt: 'Description de l’image',
    products: 'Produits',
    products_count: 'Nombre de produits',
    menu_order: 'Ordre du menu',
    display_order: 'Ordre d’affichage',
    is_voided: 'Active',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Est active' },
  filters: {
    ...created,
    name: 'Nom',
    only_enabled: 'État d’activation',
    'only_enabled.true': 'Actives',
    'only_enabled.false': 'Inactives',
    has_products: 'Produits',
    'has_products.true': 'Avec des produits',
    'has_products.false': 'Sans produits',
  },
  errors: {},
  bulk: order,
  messages: {
    created: 'La catégorie a été créée.',
    create_failed: 'La création de la catégorie a échoué, veuillez réessayer',
    updated: 'La catégorie a été mise à jour.',
    update_failed: 'La mise à jour de la catégorie a échoué, veuillez réessayer',
    load_failed: loadFailed,
    deleted: 'Suppression réussie.',
  },
};

export const products: typeof english.products = {
  name: 'Produit |||| Produits',
  actions: { new: 'Nouveau produit', edit: 'Modifier le produit', view: 'Consulter le produit' },
  fields: {
    id: 'Identifiant',
    name: 'Nom',
    other_name: 'Autre nom',
    slug: 'Identifiant d’URL',
    img_src: 'Image',
    img_alt: 'Description de l’image',
    brand_id: 'Marque',
    brand: 'Marque',
    categories: 'Catégories',
    model_number: 'Numéro de modèle',
    sku: 'UGS',
    status: 'État',
    short_description: 'Description courte',
    description: 'Description',
    tax_class: 'Catégorie de taxe',
    shipping_required: 'Expédition requise',
    display_order: 'Ordre d’affichage',
    is_voided: 'Actif',
    created_date: created.created_date,
  },
  inputs: { is_voided: 'Est actif' },
  filters: {
    only_enabled: 'État d’activation',
    'only_enabled.true': 'Actifs',
    'only_enabled.false': 'Inactifs',
    ...created,
    name: 'Nom',
    brand_id: 'Marque',
    category_id: 'Catégorie',
  },
  values: {
    'status.PUBLISHED': 'Publié',
    'status.DRAFT': 'Brouillon',
    'status.PRIVATE': 'Privé',
    'status.PENDING': 'En attente',
  },
  errors: { 'img_src.required': 'Veuillez téléverser l’image du produit.' },
  bulk: { ...order, status: 'Modifier l’état' },
  messages: {
    created: 'Le produit a été créé.',
    create_failed: 'La création du produit a échoué, veuillez réessayer',
    updated: 'Le produit a été mis à jour.',
    update_failed: 'La mise à jour du produit a échoué, veuillez réessayer',
    load_failed: loadFailed,
  },
};
