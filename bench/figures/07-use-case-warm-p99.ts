import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { browserTimeouts, documentClient } from '#lambdas/runtime/sdk.ts';
import { buildLambdas } from '../../scripts/build-lambdas.ts';
import type { Figure } from '../harness/figure.ts';
import { percentile } from '../harness/statistics.ts';
import { startDatabase } from '../support/database.ts';
import { profileEvent, profileKey, profileVariables, seedProfile } from '../support/profile-call.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CALLS = 500;
type Handler = (event: object, context: object) => Promise<{ readonly statusCode: number }>;

const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
};

export const figure: Figure = {
  name: 'use-case-warm-p99',
  measures: 'A warm use case, p99',
  beside: 'the same SDK call alone, p99',
  unit: 'ms',
  direction: 'lower',
  reach: 1.5,
  aim: 1.2,
  how: `The built \`identity/http\` answers \`GET /api/profiles/me\` as API Gateway calls it: routing, origin secret, caller, validation of request and
answer, one consistent read. The baseline is the same read with the SDK alone, by a client with the same
settings. Each sample is the p99 of ${CALLS} calls; both sides' calls alternate one by one in one process, against a database in another,
after ${CALLS} calls of each to warm up.`,
  prepare: async () => {
    const folder = temporaryFolder();
    const database = await startDatabase();
    await seedProfile(database);
    const outDir = join(folder.path, 'lambdas');
    await buildLambdas({ outDir, metaDir: join(folder.path, 'meta') });
    Object.assign(process.env, profileVariables(database));
    const entry = pathToFileURL(join(outDir, 'identity-http', 'index.mjs')).href;
    const { handler } = (await import(entry)) as { readonly handler: Handler };
    const client = documentClient(browserTimeouts);
    const read = () =>
      client.send(new GetCommand({ TableName: 'profiles', Key: profileKey, ConsistentRead: true }));
    const answer = async () => {
      const { statusCode } = await handler(profileEvent, { getRemainingTimeInMillis: () => 10_000 });
      if (statusCode !== 200) throw new Error(`identity/http answered ${statusCode}`);
    };
    let theirs: number[] = [];
    const both = async (): Promise<number[]> => {
      const ours: number[] = [];
      theirs = [];
      for (let call = 0; call < CALLS; call += 1) {
        ours.push(await timed(answer));
        theirs.push(await timed(read));
      }
      return ours;
    };
    await both();
    return {
      paired: async () => {
        const ours = await both();
        return { ours: percentile(ours, 0.99), beside: percentile(theirs, 0.99) };
      },
      close: async () => {
        client.destroy();
        await database.close();
        folder.remove();
      },
    };
  },
};
