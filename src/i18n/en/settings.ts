/** The store itself. */
export const store = {
  name: 'Store Settings',
  fields: {
    name: 'Store Name',
    business_name: 'Business Name',
    email: 'Email',
    phone: 'Phone',
    slogan: 'Slogan',
    domain: 'Domain',
    locations_count: 'Number of Locations',
    settings: 'Settings',
  },
  hints: {
    domain: 'Contact an admin to change the domain.',
    email: 'Only the part before the at sign is typed.',
  },
  errors: {
    'name.required': 'Required',
    'name.minLength': 'Too Short!',
    'name.pattern': 'Store name must be letters',
  },
  messages: {
    updated: 'Store Settings updated successfully.',
    update_failed: 'Something went wrong, please try again.',
    load_failed: 'Failed to load some resources',
  },
};

/** The page of the settings. */
export const settings = {
  title: 'Settings',
  menu: 'Parts of the settings',
  tabs: {
    Locations: 'Locations',
    Staff: 'Staff',
    Store: 'Store Settings',
    Roles: 'Roles & Permissions',
    General: 'General Settings',
  },
  save: 'Save',
  discard: 'Discard Changes',
  load_failed: 'Failed to load some resources, please try again.',
  locations: {
    choose: 'Location',
    create: 'Create New Location',
    add: 'Add',
    details: 'Details',
    staff: 'Staff',
    REGULAR: 'Store Regular Hours',
    HOLIDAY: 'Store Holiday Hours',
    none: 'There is no location that you may see.',
    hours_of: '%{day}: %{name}',
  },
  staff: {
    add: 'Add Staff',
    remove: 'Remove',
    row: '%{name}',
    new_row: 'New staff member',
    is_voided: 'Is voided',
    none: 'Nobody works here yet.',
    saved: 'Staff updated successfully.',
    partly: '%{done} of %{total} saved. What could not be saved is marked.',
    stale: 'Someone else saved this record meanwhile. Save again to overwrite it.',
  },
  store: {
    display_repair_cost: 'Display repair cost',
    hint: 'Customers see what a repair costs before they book it.',
  },
  general: {
    language: 'Default Language',
    hint: 'The language that you see after signing in.',
    saved: 'Staff updated successfully.',
  },
};
