import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { S3Client } from '@aws-sdk/client-s3';
import built from '#built-site';
import { renderBlog as render } from '#site-renderer';
import { takesCards } from '../../payments/index.ts';
import { clock } from '../../runtime/clock.ts';
import { readEnv } from '../../runtime/env.ts';
import { pauseOf } from '../../runtime/pause.ts';
import { clientSettings, workerTimeouts } from '../../runtime/sdk.ts';
import { sharedDependencies } from '../../runtime/shared-dependencies.ts';
import { schedule } from '../../runtime/triggers/schedule.ts';
import { variables, wirePublishing } from './publish.ts';

/** Called by the schedule, and by the bus when a post or the settings change. It reads what there is to do and ignores the event's data. */
export const handler = schedule(
  'Publishing posts',
  wirePublishing(readEnv(variables), {
    ...sharedDependencies(workerTimeouts),
    s3: new S3Client(clientSettings(workerTimeouts)),
    paths: new CloudFrontKeyValueStoreClient(clientSettings(workerTimeouts)),
    takesCards: takesCards(clock),
    pause: pauseOf(200),
    render,
    built,
  }),
);
