export const customers = {
  name: 'Customer |||| Customers',
  messages: { created: 'Customer created successfully.', updated: 'Customer updated successfully.' },
};

export const orders = {
  name: 'Order |||| Orders',
  messages: { created: 'Order created successfully.' },
};

export const services = {
  name: 'Service |||| Services',
  messages: {
    updated: 'Repairs updated successfully.',
    update_failed: 'Failed to update all prices, ensure price matrix is filled correctly',
  },
};
