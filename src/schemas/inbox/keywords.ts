import { normalizeText } from '../normalizeText.ts';

/** Words that carriers treat as an opt-out, and their French counterparts. */
const stops = [
  'stop',
  'stopall',
  'unsubscribe',
  'end',
  'quit',
  'cancel',
  'revoke',
  'optout',
  'arret',
  'arreter',
  'arretez',
  'desabonner',
  'desabonnement',
  'fin',
];
const starts = ['start', 'unstop', 'yes', 'oui', 'debut', 'reprendre'];
const thanks = [
  'thanks',
  'thankyou',
  'thx',
  'ty',
  'merci',
  'mercibeaucoup',
  'ok',
  'okay',
  'great',
  'parfait',
];

export type Keyword = 'STOP' | 'START' | 'THANKS';

/** Returns what a message asks for if it is nothing but a keyword: 'Stop.' is one, 'stop by at noon?' is none. */
export function keywordOf(text: string): Keyword | undefined {
  const word = normalizeText(text).replaceAll(/[^a-z]/g, '');
  if (/\d|\?/.test(text)) return undefined;
  if (stops.includes(word)) return 'STOP';
  if (starts.includes(word)) return 'START';
  return thanks.includes(word) ||
    /^(?:\s|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u.test(text)
    ? 'THANKS'
    : undefined;
}
