import type { Who } from './can.ts';

/**
 * The smallest sets of rights that each make the answer yes, whatever somebody holds now; none: no right helps.
 * A rule is not read for it but asked, each time with one more of the rights that it asked for before.
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

/** The answer for somebody with these rights, and the others that it was made dependent on. */
function listen(question: (who: Who) => boolean, who: Who, held: readonly string[]) {
  const asked = new Set<string>();
  const includes = (one: string) => {
    if (!held.includes(one)) asked.add(one);
    return held.includes(one);
  };
  return { answer: question({ ...who, rights: Object.assign([...held], { includes }) }), asked };
}
