import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';
import type { Permissions } from '../iam/authorize.ts';
import { diskFull, isDiskFull } from '../state/disk-full.ts';
import type { Clock } from '../types.ts';
import { refuseWrongChecksums } from './checksums.ts';
import { corsHeaders } from './cors.ts';
import { announceObjects, type CreatedObject, placeOf } from './created-objects.ts';
import type { BucketDefinition } from './definition.ts';
import { enforcePolicies } from './permissions.ts';
import { type Reply, refuseUnsigned } from './presigned.ts';

type Options = NonNullable<Parameters<typeof buildApp>[0]>;
type Stores = NonNullable<Options['stores']>;
type Manager = NonNullable<Stores['sqsStore']['persistence']>;
export type StoredQueue = ReturnType<Stores['sqsStore']['createQueue']>;
export type StoredMessage = ReturnType<StoredQueue['inspectMessages']>['ready'][number];

/** The emulator of SQS, SNS and S3. It listens on loopback and stores its data on disk. */
export interface Storage {
  readonly origin: string;
  readonly stores: Stores;
  readonly createMessage: (body: string, attributes: StoredMessage['messageAttributes']) => StoredMessage;
  stop(): Promise<void>;
}

interface Parts {
  readonly SqsStore: (new () => Stores['sqsStore']) & {
    createMessage(body: string, attributes: StoredMessage['messageAttributes']): StoredMessage;
  };
  readonly SnsStore: new () => Stores['snsStore'];
  readonly S3Store: new () => Stores['s3Store'];
  readonly PersistenceManager: new (folder: string) => Manager;
}

/**
 * The server that fauxqs exports listens on all interfaces, and its queue URLs have host names that many resolvers do not know. So
 * its parts are combined here. The package does not export them, so they are loaded by path, which requires the exact version in
 * package.json.
 */
const loadParts = async (): Promise<Parts> => {
  const part = (name: string) => import(new URL(name, import.meta.resolve('fauxqs')).href);
  const modules = await Promise.all([
    part('./sqs/sqsStore.js'),
    part('./sns/snsStore.js'),
    part('./s3/s3Store.js'),
    part('./persistence.js'),
  ]);
  return Object.assign({}, ...modules);
};

export interface StorageOptions {
  readonly folder: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly clock: Clock;
  readonly permissions: Permissions;
  /** The origins of the gateway's pages. */
  readonly pageOrigins: readonly string[];
  /** What the template says of a bucket. Buckets are known some time after the start. */
  readonly bucketOf: (name: string) => BucketDefinition | undefined;
  /** Stores the event of an object that was written. */
  readonly announce: (object: CreatedObject) => void;
}

/** Opens the data in `folder` and listens on 127.0.0.1. */
export const openStorage = async (options: StorageOptions): Promise<Storage> => {
  const { folder, port, clock, permissions, bucketOf, pageOrigins } = options;
  mkdirSync(folder, { recursive: true });
  const parts = await loadParts();
  const stores: Stores = {
    sqsStore: new parts.SqsStore(),
    snsStore: new parts.SnsStore(),
    s3Store: new parts.S3Store(),
  };
  // Without a host of its own the store builds queue URLs with the host of the request.
  Object.assign(stores.sqsStore, { host: undefined });
  const manager = new parts.PersistenceManager(folder);
  // Connected after loading, because connected stores would write all loaded data again.
  manager.load(stores.sqsStore, stores.snsStore, stores.s3Store);
  for (const queue of stores.sqsStore.allQueues()) releaseInFlight(queue);
  skipVisibilityUpdate(manager);
  stores.sqsStore.persistence = manager;
  stores.snsStore.persistence = manager;
  stores.s3Store.persistence = manager;
  for (const queue of stores.sqsStore.allQueues()) persistQueue(queue, manager);

  const app = buildApp({ logger: false, stores });
  refuseUnsigned(app, clock, (request) =>
    corsHeaders(bucketOf(placeOf(request.url).bucket)?.cors ?? [], request, pageOrigins),
  );
  app.setErrorHandler((error: Error, _request: unknown, reply: Reply) => {
    if (!isDiskFull(error)) throw error;
    return reply
      .status(503)
      .send(JSON.stringify({ __type: 'ServiceUnavailableException', message: diskFull }));
  });
  enforcePolicies(app, permissions, (bucket, key) => hasObject(stores, bucket, key));
  refuseWrongChecksums(app);
  announceObjects(app, bucketOf, (bucket, key) => describe(stores, bucket, key), options.announce);
  await app.listen({ port, host: '127.0.0.1' });
  const { port: actual } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${actual}`,
    stores,
    createMessage: parts.SqsStore.createMessage,
    stop: async () => {
      await app.close();
      manager.close();
    },
  };
};

const describe = ({ s3Store }: Stores, bucket: string, key: string) => {
  const { contentLength, etag } = s3Store.headObject(bucket, key);
  return { size: contentLength, etag: etag.replaceAll('"', '') };
};

const hasObject = ({ s3Store }: Stores, bucket: string, key: string): boolean => {
  try {
    s3Store.headObject(bucket, key);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes messages in flight visible at once, because their receivers ended with the process. The receive does not count, because
 * otherwise five ends of the process in a row would make a dead letter of a good message.
 */
const releaseInFlight = (queue: StoredQueue): void => {
  for (const [receipt, { message }] of [...queue.inflightMessages]) {
    message.approximateReceiveCount = Math.max(0, message.approximateReceiveCount - 1);
    queue.changeVisibility(receipt, 0);
  }
};

/** Skips the update of a message that becomes visible again: it writes NULL to a NOT NULL column, and its deadline is over anyway. */
const skipVisibilityUpdate = (manager: Manager): void => {
  manager.updateMessageReady = () => {};
};

/**
 * Connects a queue to the disk. A move to the dead-letter queue deletes the row and writes it again, and a kill between the two would
 * lose the message. The write replaces the row anyway, so the delete is skipped.
 */
export const persistQueue = (queue: StoredQueue, manager: Manager | undefined): void => {
  if (manager === undefined) return;
  queue.persistence = manager;
  const moving: Manager = Object.create(manager, { deleteMessage: { value: () => {} } });
  const dequeue = queue.dequeue.bind(queue);
  queue.dequeue = (...options) => {
    queue.persistence = moving;
    try {
      return dequeue(...options);
    } finally {
      queue.persistence = manager;
    }
  };
};
