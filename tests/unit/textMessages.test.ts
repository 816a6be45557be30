import { describe, expect, test } from 'vitest';
import { keywordOf } from '../../src/schemas/inbox/keywords.ts';
import { countSegments, plainLetters, savingsOf } from '../../src/schemas/inbox/segments.ts';
import {
  messageStates,
  reportedStates,
  statesBefore,
  type MessageState,
} from '../../src/schemas/inbox/states.ts';

describe('Segments', () => {
  test.each([
    ['', 'GSM-7', 0, 1],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    ['é'.repeat(160), 'GSM-7', 160, 1],
    ['ê'.repeat(70), 'UCS-2', 70, 1],
    [`${'a'.repeat(70)}ê`, 'UCS-2', 71, 2],
    [`😀${'a'.repeat(134)}`, 'UCS-2', 136, 3],
  ] as const)('%#: of %j', (text, encoding, units, segments) => {
    expect(countSegments(text)).toMatchObject({ encoding, units, segments });
  });

  test('A character of two units begins a segment instead of being split', () => {
    const text = `${'a'.repeat(152)}€${'a'.repeat(10)}`;
    expect(countSegments(text)).toMatchObject({ units: 164, segments: 2, left: 153 - 12 });
    expect(countSegments(`${'ê'.repeat(66)}😀${'ê'.repeat(5)}`)).toMatchObject({ segments: 2, left: 67 - 7 });
  });

  test('The characters that cost segments are named once', () => {
    expect(countSegments('Votre écran est prêt. Reçu : prêt').special).toEqual(['ê', 'ç']);
  });

  test('Plain letters take the place of those that need more room; others and emoji stay', () => {
    expect(plainLetters('C’est « prêt », reçu à l’œil… 😀 é')).toBe("C'est « pret », recu à l'oeil... 😀 é");
    expect(plainLetters('cafe\u0301')).toBe('café');
    expect(countSegments(plainLetters('ê’–…\u00a0ÊÇœ')).encoding).toBe('GSM-7');
  });

  test('What saves a segment is told: plain letters, or some letters less', () => {
    expect(savingsOf('ê'.repeat(70))).toEqual({});
    expect(savingsOf(`${'a'.repeat(70)}ê`)).toEqual({
      plain: { text: `${'a'.repeat(70)}e`, segments: 1 },
      over: 1,
    });
    expect(savingsOf('a'.repeat(162))).toEqual({ over: 2 });
    expect(savingsOf('a'.repeat(307))).toEqual({ over: 1 });
    expect(savingsOf('a'.repeat(250))).toEqual({});
    expect(savingsOf('😀'.repeat(40))).toEqual({ over: 10 });
  });
});

describe('Keywords', () => {
  test.each([
    ['STOP', 'STOP'],
    [' stop. ', 'STOP'],
    ['Arrêt', 'STOP'],
    ['ARRÊTEZ !', 'STOP'],
    ['Stop all', 'STOP'],
    ['Start', 'START'],
    ['Début', 'START'],
    ['thanks!', 'THANKS'],
    ['Merci beaucoup', 'THANKS'],
    ['👍🏽', 'THANKS'],
    ['stop by at noon', undefined],
    ['stop?', undefined],
    ['can you stop', undefined],
    ['ok 5', undefined],
    ['', undefined],
  ])('%j is %s', (text, keyword) => {
    expect(keywordOf(text)).toBe(keyword);
  });
});

test('Reports in any order, repeated or late, never lead back and end at the furthest', () => {
  const rank = (state: MessageState) => messageStates.indexOf(state);
  const orders = reportedStates.flatMap((a) =>
    reportedStates.flatMap((b) => reportedStates.map((c) => [a, b, c, a])),
  );
  for (const reports of orders) {
    let state: MessageState = 'SENDING';
    for (const report of reports) {
      const next: MessageState = statesBefore(report).includes(state) ? report : state;
      expect(rank(next)).toBeGreaterThanOrEqual(rank(state));
      state = next;
    }
    expect(rank(state)).toBe(Math.max(...reports.map(rank)));
  }
});
