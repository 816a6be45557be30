interface Logo {
  initials: string;
  color: string;
  background: string;
}

/** The initials and colours of the carriers that have some of their own. */
const logos: Record<string, Logo> = {
  canada_post: { initials: 'CP', color: '#ffffff', background: '#b3202c' },
  fedex: { initials: 'Fx', color: '#ffffff', background: '#4d148c' },
  purolator_ca: { initials: 'Pu', color: '#ffffff', background: '#00467f' },
};

/** Dark enough for white letters. */
const backgrounds = ['#6b3f00', '#1b5e20', '#004d5a', '#283593', '#6a1b5d', '#37474f', '#8a2c0d', '#3d5a14'];

/** The letters that a carrier is known by: of its words the first ones, of a single word its beginning; 'UPS' is whole. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '?'] = words;
  if (words.length > 1)
    return words
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 3)
      .toUpperCase();
  return first.length <= 4 ? first.toUpperCase() : first.slice(0, 2);
}

function sumOf(text: string): number {
  let sum = 7;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 65_521;
  return sum;
}

/** How a carrier is told from others: its own logo, else its initials on a colour that follows from its code. */
export const logoOf = (carrier_code: string, nickname: string): Logo =>
  logos[carrier_code] ?? {
    initials: initialsOf(nickname),
    color: '#ffffff',
    background: backgrounds[sumOf(carrier_code) % backgrounds.length] ?? '#37474f',
  };
