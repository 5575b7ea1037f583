import { S3Client } from '@aws-sdk/client-s3';
import { readEnv, required } from '../runtime/env.ts';
import { browserTimeouts, clientSettings } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { variables, wire } from './http.ts';
import { fileLinks } from './objects/file-links.ts';
import { readReleased, writeReleased } from './objects/file-objects.ts';
import { uploadLinks } from './objects/upload-links.ts';

const env = readEnv({ ...variables, QUARANTINE_BUCKET: required, RELEASED_FILES_BUCKET: required });
const s3 = new S3Client(clientSettings(browserTimeouts));
const shared = sharedDependencies(browserTimeouts);

export const handler = wire(env, {
  ...shared,
  uploadTo: uploadLinks(s3, env.QUARANTINE_BUCKET, shared.clock),
  linkTo: fileLinks(s3, env.RELEASED_FILES_BUCKET, shared.clock),
  readReleased: readReleased(s3, env.RELEASED_FILES_BUCKET),
  writeReleased: writeReleased(s3, env.RELEASED_FILES_BUCKET),
});
