export const devices = {
  name: 'Appareil |||| Appareils',
  empty: 'Aucun appareil n’a encore été reçu.',
  actions: { new: 'Nouvel appareil', edit: 'Modifier l’appareil', view: 'Consulter l’appareil' },
  fields: {
    name: 'Nom',
    product_id: 'Produit',
    product: 'Produit',
    customer_id: 'Propriétaire',
    customer: 'Propriétaire',
    serial: 'Numéro de série ou IMEI',
    serial_reason: 'Pourquoi cet IMEI est juste',
    color: 'Couleur',
    storage: 'Stockage',
    carrier: 'Fournisseur sans fil',
    warning: 'Avertissement',
    created_date: 'Date de création',
  },
  inputs: { name: 'Nom (vide : celui du produit)' },
  filters: {
    name: 'Nom, numéro ou propriétaire',
    serial: 'Numéro de série ou IMEI',
    product_id: 'Produit',
    customer_id: 'Propriétaire',
    min_created_date: 'Créé à partir du',
    max_created_date: 'Créé jusqu’au',
  },
  errors: {
    'serial.unexplained_imei':
      'Le chiffre de contrôle de cet IMEI est faux. Veuillez le corriger, ou dire pourquoi il est juste',
    'serial.unique': 'Un autre appareil porte ce numéro',
    'name.required': 'Un appareil a besoin d’un nom ou d’un produit',
  },
};
