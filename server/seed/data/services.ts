import type { Kind } from './series.ts';

export interface Service {
  title: string;
  on: Kind[];
  duration: string;
  /** Dollars for a mid-range device; null means call for a quote. */
  cost: number | null;
  warranty: number | null;
  unit: 'DAY' | 'MONTH' | 'YEAR' | 'LIFETIME' | null;
  /** Offered for every device, not only for some. */
  always?: true;
}

const phone: Kind[] = ['phone'];
const both: Kind[] = ['phone', 'tablet'];

export const services: Service[] = [
  {
    title: 'Screen Replacement',
    on: both,
    duration: '45 minutes',
    cost: 189,
    warranty: -1,
    unit: 'LIFETIME',
    always: true,
  },
  {
    title: 'Battery Replacement',
    on: both,
    duration: '30 minutes',
    cost: 89,
    warranty: 12,
    unit: 'MONTH',
    always: true,
  },
  { title: 'Charging Port Repair', on: both, duration: '1 hour', cost: 99, warranty: 6, unit: 'MONTH' },
  {
    title: 'Screen Replacement (Aftermarket)',
    on: phone,
    duration: '45 minutes',
    cost: 119,
    warranty: 90,
    unit: 'DAY',
  },
  { title: 'Glass Only Replacement', on: both, duration: '2 hours', cost: 139, warranty: 90, unit: 'DAY' },
  { title: 'Back Glass Replacement', on: phone, duration: '2 hours', cost: 109, warranty: 6, unit: 'MONTH' },
  { title: 'Back Cover Replacement', on: both, duration: '1 hour', cost: 79, warranty: 90, unit: 'DAY' },
  { title: 'Housing Replacement', on: phone, duration: '3 hours', cost: 169, warranty: 90, unit: 'DAY' },
  { title: 'Rear Camera Replacement', on: both, duration: '1 hour', cost: 129, warranty: 6, unit: 'MONTH' },
  {
    title: 'Rear Camera Lens Replacement',
    on: phone,
    duration: '45 minutes',
    cost: 59,
    warranty: 90,
    unit: 'DAY',
  },
  { title: 'Front Camera Replacement', on: both, duration: '1 hour', cost: 89, warranty: 6, unit: 'MONTH' },
  {
    title: 'Earpiece Speaker Replacement',
    on: phone,
    duration: '45 minutes',
    cost: 69,
    warranty: 6,
    unit: 'MONTH',
  },
  {
    title: 'Loudspeaker Replacement',
    on: both,
    duration: '45 minutes',
    cost: 79,
    warranty: 6,
    unit: 'MONTH',
  },
  { title: 'Microphone Repair', on: both, duration: '1 hour', cost: 79, warranty: 6, unit: 'MONTH' },
  { title: 'Power Button Repair', on: both, duration: '1 hour', cost: 79, warranty: 6, unit: 'MONTH' },
  { title: 'Volume Button Repair', on: both, duration: '1 hour', cost: 79, warranty: 6, unit: 'MONTH' },
  { title: 'Fingerprint Reader Repair', on: phone, duration: '1 hour', cost: 99, warranty: 90, unit: 'DAY' },
  {
    title: 'Vibration Motor Replacement',
    on: phone,
    duration: '45 minutes',
    cost: 59,
    warranty: 6,
    unit: 'MONTH',
  },
  { title: 'SIM Tray Replacement', on: phone, duration: '15 minutes', cost: 29, warranty: 30, unit: 'DAY' },
  { title: 'Wi-Fi and Antenna Repair', on: both, duration: '2 hours', cost: 119, warranty: 90, unit: 'DAY' },
  { title: 'Water Damage Treatment', on: both, duration: '2 days', cost: 99, warranty: null, unit: null },
  { title: 'Logic Board Repair', on: both, duration: '5 days', cost: null, warranty: 90, unit: 'DAY' },
  { title: 'Data Recovery', on: both, duration: '3 days', cost: null, warranty: null, unit: null },
  { title: 'Software Restore', on: both, duration: '1 hour', cost: 49, warranty: null, unit: null },
  {
    title: 'Diagnostic',
    on: both,
    duration: '30 minutes',
    cost: 0,
    warranty: null,
    unit: null,
    always: true,
  },
];
