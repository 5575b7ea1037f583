import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { S3Client } from '@aws-sdk/client-s3';
import built from '#built-site';
import { renderSite as render } from '#site-renderer';
import { readEnv } from '../runtime/env.ts';
import { newId } from '../runtime/new-id.ts';
import { pauseOf } from '../runtime/pause.ts';
import { clientSettings, patientAsAWorker } from '../runtime/sdk.ts';
import { surroundings } from '../runtime/surroundings.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { bringLive } from './bring-live.ts';
import { variables, wire } from './publish.ts';
import { publishPages } from './publish-pages.ts';

const { desk, pass } = wire(readEnv(variables), {
  ...surroundings(patientAsAWorker),
  s3: new S3Client(clientSettings(patientAsAWorker)),
  paths: new CloudFrontKeyValueStoreClient(clientSettings(patientAsAWorker)),
  pause: pauseOf(200),
  render,
  built,
});

/** Called by the clock, and by the bus when the settings change: what changed is read, not told. */
export const handler = schedule(
  'Publishing',
  publishPages({ desk, bringLive: () => bringLive(pass), newId }),
);
