export const customers = {
  name: 'Customer |||| Customers',
  messages: { created: 'Customer created successfully.', updated: 'Customer updated successfully.' },
};

export const locations = {
  name: 'Location |||| Locations',
  messages: {
    created: 'Location Created Successfully',
    create_failed: 'Failed To Create Location',
    updated: 'Location Updated Successfully',
    update_failed: 'Failed To Update Location',
    section_created: 'Location created successfully.',
    section_updated: 'Location updated successfully.',
    load_failed: 'Failed to load some resources, please try again.',
  },
};

export const staff = {
  name: 'Staff member |||| Staff',
  messages: {
    created: 'Staff created successfully.',
    updated: 'Staff updated successfully.',
    email_updated: 'Email updated successfully',
  },
};

export const orders = {
  name: 'Order |||| Orders',
  messages: { created: 'Order created successfully.' },
};

export const notifications = {
  name: 'Notification |||| Notifications',
  messages: {
    updated: 'Notification Updated successfully.',
    update_failed: 'Something went wrong, please try again.',
  },
};

export const services = {
  name: 'Service |||| Services',
  messages: {
    updated: 'Repairs updated successfully.',
    update_failed: 'Failed to update all prices, ensure price matrix is filled correctly',
  },
};

export const settings = {
  name: 'Store Settings',
  messages: {
    updated: 'Store Settings updated successfully.',
    update_failed: 'Something went wrong, please try again.',
    load_failed: 'Failed to load some resources',
  },
};
