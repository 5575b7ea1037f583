import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import built from '#built-site';
import { renderSite } from '#site-renderer';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { pauseOf } from '../runtime/pause.ts';
import { clientSettings, documentClient, patientAsAWorker } from '../runtime/sdk.ts';
import { schedule } from '../runtime/triggers/schedule.ts';
import { readSiteSettings } from '../settings/read-site-settings.ts';
import { rateCardStore } from '../settings/store/rate-card-store.ts';
import { sectionStore } from '../settings/store/section-store.ts';
import { bringLive } from './bring-live.ts';
import { switchPaths } from './edge/path-switch.ts';
import { publishedObjects } from './edge/published-objects.ts';
import { liveNotes } from './live-note.ts';
import { publishPages } from './publish-pages.ts';
import { publishingDesk } from './publishing-desk.ts';

const env = readEnv({
  SETTINGS_TABLE: required,
  CONTENT_TABLE: required,
  SITE_BUCKET: required,
  PUBLISHED_PATHS: required,
  SITE_URL: required,
  SITE_SAMPLES: z.enum(['shown', 'hidden']),
});
const client = documentClient(patientAsAWorker);
const paths = new CloudFrontKeyValueStoreClient(clientSettings(patientAsAWorker));

const pass = {
  readSettings: readSiteSettings({
    sections: sectionStore(client, env.SETTINGS_TABLE, logger),
    rateCards: rateCardStore(client, env.SETTINGS_TABLE, logger),
  }),
  render: renderSite,
  built,
  stage: { url: env.SITE_URL, showsSamples: env.SITE_SAMPLES === 'shown' },
  note: liveNotes(client, env.CONTENT_TABLE),
  putFile: publishedObjects(new S3Client(clientSettings(patientAsAWorker)), env.SITE_BUCKET),
  edge: {
    store: env.PUBLISHED_PATHS,
    switchPaths: switchPaths(paths, env.PUBLISHED_PATHS, pauseOf(200)),
  },
  clock,
};

/** Called by the clock, and by the bus when the settings change: what changed is read, not told. */
export const handler = schedule(
  'Publishing',
  publishPages({
    desk: publishingDesk(client, env.CONTENT_TABLE, clock),
    bringLive: () => bringLive(pass),
    newId,
  }),
);
