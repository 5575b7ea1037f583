import { parseArgs } from 'node:util';
import { defaultBrand } from '#domain/settings/brand.ts';
import { resolveStage, stageByName } from '#infra/stages.ts';
import { deployedUrl, smokeTest } from './smoke/smoke-test.ts';
import { outputsFile } from './support/root.ts';

const usage = 'npm run smoke -- --stage NAME | --url http://localhost:4400';

const run = async (): Promise<number> => {
  const { stage, url } = parseArgs({
    options: { stage: { type: 'string' }, url: { type: 'string' } },
  }).values;
  if (Boolean(stage) === Boolean(url)) throw new TypeError('Name a stage, or the address of a site.');
  const siteUrl = stage ? deployedUrl(outputsFile(stage), stage) : new URL(url ?? '').origin;
  const settings = stage ? resolveStage(stageByName(stage), defaultBrand) : undefined;
  return (await smokeTest(siteUrl, settings)) ? 0 : 1;
};

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof TypeError) console.error(`Usage: ${usage}`);
  return 2;
});
