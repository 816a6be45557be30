/** Taking devices in, and their services. */
export const intake = {
  services: {
    title: 'Services',
    none: 'No services yet.',
    sum: 'Sum without taxes',
    search: 'Add a service of the price list',
    named: '“%{name}” in free words',
    diagnose: 'Unknown fault: diagnosis',
    diagnosis: 'Diagnosis',
    remove: 'Remove %{name}',
  },
};
