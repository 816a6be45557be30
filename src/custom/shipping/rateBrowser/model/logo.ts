interface Logo {
  initials: string;
  color: string;
  background: string;
}

/** Initials and colours of carriers with a known brand. */
const logos: Record<string, Logo> = {
  canada_post: { initials: 'CP', color: '#ffffff', background: '#b3202c' },
  fedex: { initials: 'Fx', color: '#ffffff', background: '#4d148c' },
  purolator_ca: { initials: 'Pu', color: '#ffffff', background: '#00467f' },
};

/** Dark enough for white text. */
const backgrounds = ['#6b3f00', '#1b5e20', '#004d5a', '#283593', '#6a1b5d', '#37474f', '#8a2c0d', '#3d5a14'];

/** Initials of the words, or the beginning of a single word; 'UPS' is kept whole. */
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

/** A carrier's brand, else its initials on a colour derived from its code. */
export const logoOf = (carrier_code: string, nickname: string): Logo =>
  logos[carrier_code] ?? {
    initials: initialsOf(nickname),
    color: '#ffffff',
    background: backgrounds[sumOf(carrier_code) % backgrounds.length] ?? '#37474f',
  };
