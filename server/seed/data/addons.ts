type Unit = 'DAYS' | 'MONTHS' | 'YEARS';

interface DemoAddon {
  name: string;
  price: number;
  warranty?: [count: number, unit: Unit];
  isDisabled?: true;
}

/** Add-ons sold with a device or repair, in the order in which they are offered. */
export const demoAddons: DemoAddon[] = [
  { name: 'Tempered glass, fitted', price: 24.99 },
  { name: 'Privacy glass, fitted', price: 34.99 },
  { name: 'Camera lens protector', price: 14.99 },
  { name: 'Hydrogel film, cut to size', price: 29.99 },
  { name: 'Protective case', price: 34.99 },
  { name: 'Rugged case', price: 59.99 },
  { name: 'Clear case', price: 19.99 },
  { name: 'Folio case with cards', price: 44.99 },
  { name: 'Tablet case with stand', price: 49.99 },
  { name: 'Laptop sleeve 14 in', price: 39.99 },
  { name: 'USB-C cable', price: 14.99 },
  { name: 'Lightning cable', price: 19.99 },
  { name: 'USB-C charger 20 W', price: 29.99 },
  { name: 'USB-C charger 65 W', price: 59.99 },
  { name: 'Wireless charging pad', price: 49.99 },
  { name: 'Car charger', price: 24.99 },
  { name: 'Car mount', price: 29.99 },
  { name: 'Power bank 10,000 mAh', price: 44.99 },
  { name: 'Wired earphones', price: 19.99 },
  { name: 'Wireless earbuds', price: 89.99 },
  { name: 'Headphone adapter', price: 12.99, isDisabled: true },
  { name: 'microSD card 128 GB', price: 27.99 },
  { name: 'SIM tray', price: 9.99 },
  { name: 'Data transfer', price: 49.99 },
  { name: 'Data recovery, first look', price: 0 },
  { name: 'Express service', price: 39.99 },
  { name: 'Deep cleaning', price: 24.99 },
  { name: 'Battery health report', price: 9.99, isDisabled: true },
  { name: 'Loaner phone, a day', price: 4.99, isDisabled: true },
  { name: 'Screen-only warranty', price: 9.99, warranty: [90, 'DAYS'] },
  { name: 'Extended repair warranty', price: 29.99, warranty: [12, 'MONTHS'] },
  { name: 'Accident cover', price: 79.99, warranty: [1, 'YEARS'] },
  { name: 'Accident cover, two years', price: 139.99, warranty: [2, 'YEARS'] },
];
