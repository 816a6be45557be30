import type { Series } from './series.ts';

const iphone = { kind: 'phone', brand: 'Apple' } as const;

export const iphones: Series[] = [
  {
    ...iphone,
    category: 'iPhone 16 Series',
    year: 2024,
    about: 'OLED display, Face ID and USB-C',
    also: ['Trade-In Favourites'],
    models: [
      ['iPhone 16', 'A3286', '6.1-inch phone with Camera Control'],
      ['iPhone 16 Plus', 'A3289', '6.7-inch phone with Camera Control'],
      ['iPhone 16 Pro', 'A3292', '6.3-inch titanium phone with a 5x telephoto camera'],
      ['iPhone 16 Pro Max', 'A3295', '6.9-inch titanium phone with a 5x telephoto camera'],
      ['iPhone 16e', 'A3408', '6.1-inch phone with a single 48 MP camera'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone 15 Series',
    year: 2023,
    about: 'Dynamic Island, Face ID and USB-C',
    also: ['Trade-In Favourites'],
    models: [
      ['iPhone 15', 'A3089', '6.1-inch phone with a 48 MP camera'],
      ['iPhone 15 Plus', 'A3093', '6.7-inch phone with a 48 MP camera'],
      ['iPhone 15 Pro', 'A3101', '6.1-inch titanium phone with an Action button'],
      ['iPhone 15 Pro Max', 'A3105', '6.7-inch titanium phone with a 5x telephoto camera'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone 14 and 13',
    year: 2022,
    about: 'OLED display, Face ID and Lightning connector',
    also: ['Refurbished Devices'],
    models: [
      ['iPhone 14', 'A2881', '6.1-inch phone with crash detection'],
      ['iPhone 14 Plus', 'A2885', '6.7-inch phone with crash detection'],
      ['iPhone 14 Pro', 'A2889', '6.1-inch phone with an always-on display'],
      ['iPhone 14 Pro Max', 'A2893', '6.7-inch phone with an always-on display'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone 14 and 13',
    year: 2021,
    about: 'OLED display, Face ID and Lightning connector',
    also: ['Refurbished Devices'],
    models: [
      ['iPhone 13', 'A2631', '6.1-inch phone with Cinematic mode'],
      ['iPhone 13 mini', 'A2626', '5.4-inch phone with Cinematic mode'],
      ['iPhone 13 Pro', 'A2636', '6.1-inch phone with a 120 Hz display'],
      ['iPhone 13 Pro Max', 'A2641', '6.7-inch phone with a 120 Hz display'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone 12 and 11',
    year: 2020,
    about: 'OLED display, MagSafe and Lightning connector',
    also: ['Refurbished Devices'],
    models: [
      ['iPhone 12', 'A2402', '6.1-inch phone with two cameras'],
      ['iPhone 12 mini', 'A2398', '5.4-inch phone with two cameras'],
      ['iPhone 12 Pro', 'A2406', '6.1-inch phone with a LiDAR scanner'],
      ['iPhone 12 Pro Max', 'A2410', '6.7-inch phone with a LiDAR scanner'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone 12 and 11',
    year: 2019,
    about: 'Face ID and Lightning connector',
    also: ['Refurbished Devices'],
    models: [
      ['iPhone 11', 'A2111', '6.1-inch phone with an LCD display'],
      ['iPhone 11 Pro', 'A2160', '5.8-inch phone with three cameras'],
      ['iPhone 11 Pro Max', 'A2161', '6.5-inch phone with three cameras'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone SE and Older',
    year: 2020,
    about: 'Home button with Touch ID and Lightning connector',
    also: ['Refurbished Devices'],
    models: [
      ['iPhone SE (1st generation)', 'A1662', '4-inch phone with a headphone jack'],
      ['iPhone SE (2nd generation)', 'A2275', '4.7-inch phone with wireless charging'],
      ['iPhone SE (3rd generation)', 'A2782', '4.7-inch phone with 5G'],
    ],
  },
  {
    ...iphone,
    category: 'iPhone SE and Older',
    year: 2017,
    about: 'Lightning connector',
    models: [
      ['iPhone XS Max', 'A1921', '6.5-inch OLED phone with Face ID'],
      ['iPhone XS', 'A1920', '5.8-inch OLED phone with Face ID'],
      ['iPhone XR', 'A1984', '6.1-inch LCD phone with Face ID'],
      ['iPhone X', 'A1865', '5.8-inch OLED phone with Face ID'],
      ['iPhone 8 Plus', 'A1864', '5.5-inch phone with a glass back'],
      ['iPhone 8', 'A1863', '4.7-inch phone with a glass back'],
      ['iPhone 7 Plus', 'A1661', '5.5-inch phone with a telephoto camera'],
      ['iPhone 7', 'A1660', '4.7-inch water-resistant phone'],
      ['iPhone 6s Plus', 'A1687', '5.5-inch phone with a headphone jack'],
      ['iPhone 6s', 'A1688', '4.7-inch phone with a headphone jack'],
    ],
  },
];
