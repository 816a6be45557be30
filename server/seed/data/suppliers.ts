interface DemoSupplier {
  name: string;
  contact: string;
  domain: string;
  phone: string;
  leadDays: number;
  note?: string;
  isDisabled?: true;
}

/** Suppliers of a chain of repair shops. */
export const demoSuppliers: DemoSupplier[] = [
  {
    name: 'Northern Parts Supply',
    contact: 'Alana Whitfield',
    domain: 'northernparts.example',
    phone: '+14165550141',
    leadDays: 2,
    note: 'Orders before 14:00 leave the same day.',
  },
  {
    name: 'Pièces Mobiles Laval',
    contact: 'Étienne Gagné',
    domain: 'pmlaval.example',
    phone: '+15145550172',
    leadDays: 1,
  },
  {
    name: 'Pacific Displays',
    contact: 'Mei-Ling Cho',
    domain: 'pacificdisplays.example',
    phone: '+16045550118',
    leadDays: 5,
    note: 'Screens are graded A to C; we take A only.',
  },
  {
    name: 'Prairie Wholesale Devices',
    contact: 'Garrett Olsen',
    domain: 'prairiedevices.example',
    phone: '+12045550165',
    leadDays: 7,
  },
  {
    name: 'Case & Cable Trading',
    contact: 'Nadia Rahimi',
    domain: 'caseandcable.example',
    phone: '+19055550127',
    leadDays: 4,
  },
  {
    name: 'Old Harbour Components',
    contact: 'Pierce Donnelly',
    domain: 'oldharbour.example',
    phone: '+19025550139',
    leadDays: 10,
    isDisabled: true,
  },
];
