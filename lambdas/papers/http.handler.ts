import { S3Client } from '@aws-sdk/client-s3';
import { readEnv, required } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';
import { keepBytes, paperLinks } from './objects/paper-objects.ts';

const env = readEnv({ ...variables, RELEASED_FILES_BUCKET: required });
const s3 = new S3Client(clientSettings(browserTimeouts));
const shared = sharedDependencies(browserTimeouts);

export const handler = wire(env, {
  ...shared,
  keep: keepBytes(s3, env.RELEASED_FILES_BUCKET),
  linkTo: paperLinks(s3, env.RELEASED_FILES_BUCKET, shared.clock),
});
