import type { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import type { S3Client } from '@aws-sdk/client-s3';
import { type EnvOf, required } from '../runtime/env.ts';
import type { Pause } from '../runtime/pause.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { switchPaths } from './edge/path-switch.ts';
import { publishedObjects } from './edge/published-objects.ts';
import type { PublishOnceDeps } from './publish-once.ts';
import { publishedStates } from './published-state.ts';
import { publishingLock } from './publishing-lock.ts';
import { siteReader, siteVariables } from './site-reader.ts';

export const variables = {
  ...siteVariables,
  CONTENT_TABLE: required,
  SITE_BUCKET: required,
  PUBLISHED_PATHS: required,
};

interface PublishingDependencies
  extends Pick<SharedDependencies, 'client' | 'clock' | 'log'>,
    Pick<PublishOnceDeps, 'render' | 'built'> {
  readonly s3: S3Client;
  readonly paths: CloudFrontKeyValueStoreClient;
  /** Whether cards are taken now. */
  readonly takesCards: () => Promise<boolean>;
  /** Waits between two tries when somebody else changes the key value store at the same time. */
  readonly pause: Pause;
}

/** The publishing lock, and the dependencies of one pass. */
export const wire = (env: EnvOf<typeof variables>, dependencies: PublishingDependencies) => {
  const { client, clock, log, s3, paths, takesCards, pause, render, built } = dependencies;
  const pass: PublishOnceDeps = {
    readSite: siteReader(env, { client, log, takesCards }),
    render,
    built,
    publishedState: publishedStates(client, env.CONTENT_TABLE),
    putFile: publishedObjects(s3, env.SITE_BUCKET),
    edge: { store: env.PUBLISHED_PATHS, switchPaths: switchPaths(paths, env.PUBLISHED_PATHS, pause) },
    clock,
  };
  return { lock: publishingLock(client, env.CONTENT_TABLE, clock), pass };
};
