import { randomBytes } from 'node:crypto';
import { Api } from '../../e2e/support/api.ts';
import { benchAdmin, owner } from '../admin.ts';
import { intake } from '../page/interactions/intake.ts';
import { measureInteractions } from '../page/interactions/measure.ts';
import { printInteractions } from '../page/interactions/report.ts';
import { signedIn } from '../page/signedIn.ts';
import { benchFollowing } from './following.ts';

const slowdown = 4;

/** Without a key for secrets no passcode is asked for. */
process.env.SECRETS_KEY ??= randomBytes(32).toString('base64');

/** Measures the steps of the intake on a slow device (aim 100 ms), and how soon a move is seen in another browser. */
export const benchScreens = (runs: number): Promise<void> =>
  benchAdmin({
    measure: async (browser, origin) => {
      const storageState = await signedIn(browser, origin);
      const visits: Map<string, number>[] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await measureInteractions({ scenes: [intake], origin, storageState, slowdown }));
      printInteractions(visits, slowdown, 100);
      await benchFollowing(browser, origin, storageState, await Api.signIn(origin, owner()));
    },
  });
