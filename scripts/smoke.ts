import { parseArgs } from 'node:util';
import { stageToDeploy } from './cdk/asked-stage.ts';
import { deployedUrl, smokeTest } from './smoke/smoke-test.ts';

const usage = 'npm run smoke -- --stage NAME | --url http://localhost:4400';

const run = async (): Promise<number> => {
  const { stage, url } = parseArgs({
    options: { stage: { type: 'string' }, url: { type: 'string' } },
  }).values;
  if (Boolean(stage) === Boolean(url)) throw new TypeError('Name a stage, or the address of a site.');
  const siteUrl = stage ? await deployedUrl(stage) : new URL(url ?? '').origin;
  return (await smokeTest(siteUrl, stage ? stageToDeploy(stage) : undefined)) ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`Usage: ${usage}`);
  return 2;
});
