export const devices = {
  name: 'Device |||| Devices',
  empty: 'No device has been taken in yet.',
  actions: { new: 'New Device', edit: 'Edit Device', view: 'View Device' },
  fields: {
    name: 'Name',
    product_id: 'Product',
    product: 'Product',
    customer_id: 'Owner',
    customer: 'Owner',
    serial: 'Serial Number or IMEI',
    serial_reason: 'Why This IMEI Is Right',
    color: 'Color',
    storage: 'Storage',
    carrier: 'Carrier',
    warning: 'Warning',
    created_date: 'Date Created',
  },
  inputs: { name: 'Name (empty: that of the product)' },
  filters: {
    name: 'Name, number or owner',
    serial: 'Serial number or IMEI',
    product_id: 'Product',
    customer_id: 'Owner',
    min_created_date: 'Created from',
    max_created_date: 'Created to',
  },
  errors: {
    'serial.unexplained_imei':
      'The check digit of this IMEI is wrong. Please correct it, or say why it is right',
    'serial.unique': 'Another device has this number',
    'name.required': 'A device needs a name or a product',
  },
};
