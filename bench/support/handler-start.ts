import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLambdas } from '../../scripts/build-lambdas.ts';
import { commonBundle } from '../baselines/common-bundle.ts';
import type { Prepared } from '../harness/figure.ts';
import { median, rounded } from '../harness/statistics.ts';
import { startDatabase } from './database.ts';
import { type FirstAnswer, firstAnswer } from './first-answer.ts';
import { profileEvent, profileVariables, seedProfile } from './profile-call.ts';
import { temporaryFolder } from './temporary.ts';

/** A cache that V8 reads and rejects, like one that was made by another release. */
const spoilCaches = (folder: string): void => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.cache'))) {
    writeFileSync(join(folder, name), Buffer.alloc(1_000_000, 1));
  }
};

const inWords = (name: string, answers: readonly FirstAnswer[]) => ({
  what: `${name}: init + first answer`,
  value: `${rounded(median(answers.map(({ init }) => init)))} + ${rounded(median(answers.map(({ first }) => first)))} ms`,
});

/** identity/http as it is deployed, compared with its common bundle, each sample in a new process. */
export const prepareHandlerStart = async (cache: 'accepted' | 'rejected'): Promise<Prepared> => {
  const folder = temporaryFolder();
  const database = await startDatabase();
  await seedProfile(database);
  const outDir = join(folder.path, 'lambdas');
  await buildLambdas({ outDir, metaDir: join(folder.path, 'meta') });
  const ours = join(outDir, 'identity-http', 'index.mjs');
  if (cache === 'rejected') spoilCaches(join(outDir, 'identity-http'));
  const common = join(folder.path, 'common', 'index.mjs');
  await commonBundle('identity/http', common);
  const variables = profileVariables(database);
  const taken: Record<'ours' | 'common', FirstAnswer[]> = { ours: [], common: [] };
  const sample = async (side: 'ours' | 'common', file: string): Promise<number> => {
    const answer = await firstAnswer(file, profileEvent, variables);
    if (side === 'ours' && answer.compiledFromCache !== (cache === 'accepted'))
      throw new Error(`The code cache should have been ${cache}`);
    taken[side].push(answer);
    return answer.init + answer.first;
  };
  return {
    ours: () => sample('ours', ours),
    beside: () => sample('common', common),
    details: async () => [inWords('ours', taken.ours), inWords('the common way', taken.common)],
    close: async () => {
      await database.close();
      folder.remove();
    },
  };
};
