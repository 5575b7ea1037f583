import { S3Client } from '@aws-sdk/client-s3';
import { readEnv, required } from '../runtime/env.ts';
import { clientSettings, workerTimeouts } from '../runtime/sdk.ts';
import { sharedDependencies } from '../runtime/shared-dependencies.ts';
import { bus } from '../runtime/triggers/bus.ts';
import { checkFile, ObjectCreated } from './check-file.ts';
import { readIncoming, writeReleased, writeSized, writeSmall } from './objects/file-objects.ts';
import { fileStore } from './store/file-store.ts';

const env = readEnv({
  FILES_TABLE: required,
  QUARANTINE_BUCKET: required,
  RELEASED_FILES_BUCKET: required,
});
const s3 = new S3Client(clientSettings(workerTimeouts));
const { client, clock, newId, log } = sharedDependencies(workerTimeouts);

/** Called by the bus for each object that arrives in quarantine. */
export const handler = bus(
  ObjectCreated,
  checkFile({
    files: fileStore(client, env.FILES_TABLE),
    read: readIncoming(s3, env.QUARANTINE_BUCKET),
    write: writeReleased(s3, env.RELEASED_FILES_BUCKET),
    writeSmall: writeSmall(s3, env.RELEASED_FILES_BUCKET),
    writeSized: writeSized(s3, env.RELEASED_FILES_BUCKET),
    clock,
    newId,
    log,
  }),
);
