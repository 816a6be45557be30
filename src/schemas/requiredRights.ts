import type { Who } from './can.ts';

/**
 * The smallest sets of rights that each allow an action, regardless of the rights held; empty if no right does. Access
 * rules are functions, so they are evaluated repeatedly, each time with one more of the rights they checked before.
 */
export function requiredRights(question: (who: Who) => boolean, who: Who): string[][] {
  const ways: string[][] = [];
  const isMore = (held: readonly string[]) => ways.some((way) => way.every((one) => held.includes(one)));
  for (let open: string[][] = [[]]; open.length > 0;) {
    const next = new Map<string, string[]>();
    for (const held of open.filter((one) => !isMore(one))) {
      const { answer, asked } = listen(question, who, held);
      if (answer) ways.push(held);
      else for (const one of asked) next.set([...held, one].toSorted().join(), [...held, one]);
    }
    open = [...next.values()];
  }
  return ways;
}

/** The result for these rights, and the other rights that the rule checked. */
function listen(question: (who: Who) => boolean, who: Who, held: readonly string[]) {
  const asked = new Set<string>();
  const includes = (one: string) => {
    if (!held.includes(one)) asked.add(one);
    return held.includes(one);
  };
  return { answer: question({ ...who, rights: Object.assign([...held], { includes }) }), asked };
}
