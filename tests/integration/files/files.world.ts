import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startQueues } from 'home-cloud/queues';
import type { FileEntry, FileSubject } from '#domain/files/file.ts';
import { subjectText } from '#domain/files/file.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { sampleParcel } from '#domain/parcels/testing/sample-parcel.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { enquiryItem } from '#lambdas/enquiries/store/enquiry-items.ts';
import { checkFile } from '#lambdas/files/check-file.ts';
import { wire } from '#lambdas/files/http.ts';
import { fileLinks } from '#lambdas/files/objects/file-links.ts';
import {
  readIncoming,
  readReleased,
  writeReleased,
  writeSized,
  writeSmall,
} from '#lambdas/files/objects/file-objects.ts';
import { uploadLinks } from '#lambdas/files/objects/upload-links.ts';
import { sizedPictures } from '#lambdas/files/small/sized-pictures.ts';
import { smallPhotos } from '#lambdas/files/small/small-photos.ts';
import { fileItem } from '#lambdas/files/store/file-items.ts';
import { fileStore } from '#lambdas/files/store/file-store.ts';
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { parcelItem } from '#lambdas/parcels/store/parcel-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

const quarantine = 'quarantine';
const released = 'released';
/** The origin of the pages. */
export const page = 'http://localhost:4400';

export const ann = { userId: '019a1d3c-0000-7000-8000-00000000000a' };
export const ben = { userId: '019a1d3c-0000-7000-8000-00000000000b' };
export const documents = { userId: 'desk-1', roles: ['documents'] as const };
export const staff = { userId: 'desk-2', roles: ['staff'] as const };
export const papersOf = ({ userId }: { readonly userId: string }): FileSubject => ({
  kind: 'person',
  id: userId,
});

interface Upload {
  readonly url: string;
  readonly headers: Record<string, string>;
}
interface Sending {
  readonly key?: string;
  readonly contentType?: string;
  readonly subject?: FileSubject;
  readonly purpose?: string;
  readonly bytes?: number;
}

/** A shipment of Ann's. */
export const annsShipment: FileSubject = { kind: 'shipment', id: sampleShipment.number };

/** The functions of the files on tables and a store of their own, with a clock that the test sets. */
export const startFilesWorld = async (faults: Faults = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-files-test-'));
  const tables = await startTables();
  const shipment = shipmentItem({ ...sampleShipment, ownerId: ann.userId });
  await tables.client().send(new PutCommand({ TableName: tables.shipments, Item: shipment }));
  let now = Date.now();
  const clock = () => new Date(now);
  const arrived: string[] = [];
  const queues = await startQueues({
    folder: join(dataDir, 'queues'),
    port: 0,
    clock: { now: () => now },
    pageOrigins: [page],
    announce: ({ key }) => void arrived.push(key),
  });
  const cors = [
    {
      AllowedOrigins: ['https://*.cloudfront.net'],
      AllowedMethods: ['PUT'],
      AllowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
      ExposedHeaders: [],
    },
  ];
  queues.ensure({
    queues: [],
    topics: [],
    buckets: [{ name: quarantine, cors, announcesObjects: true }, { name: released }],
  });
  const s3 = new S3Client({
    endpoint: queues.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'secret-of-test' },
  });
  const dependencies = { ...testDependencies(tables.client(faults)), clock };
  const handler = wire(
    { ...tables.env },
    {
      ...dependencies,
      uploadTo: uploadLinks(s3, quarantine, clock),
      linkTo: fileLinks(s3, released, clock),
      readReleased: readReleased(s3, released),
      writeReleased: writeReleased(s3, released),
    },
  );
  const worker = checkFile({
    ...dependencies,
    files: fileStore(tables.client(faults), tables.files),
    read: readIncoming(s3, quarantine),
    write: writeReleased(s3, released),
    writeSmall: writeSmall(s3, released),
    writeSized: writeSized(s3, released),
  });
  const ask = (route: string, asked: Asked = {}) => call(handler, route, asked);
  const askFor = (as: NonNullable<Asked['as']>, bytes: Uint8Array, sending: Sending = {}) =>
    ask('POST /api/files', {
      as,
      headers: { 'idempotency-key': sending.key ?? newId() },
      body: {
        purpose: sending.purpose ?? 'ID_DOCUMENT',
        subject: sending.subject ?? papersOf(as),
        contentType: sending.contentType ?? 'image/jpeg',
        bytes: sending.bytes ?? bytes.length,
        sha256: createHash('sha256').update(bytes).digest('base64'),
      },
    });
  const put = ({ url, headers }: Upload, bytes: Uint8Array, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'PUT',
      headers: { ...headers, origin: page, ...more },
      body: Uint8Array.from(bytes),
    });
  const deliver = async (): Promise<void> => {
    for (const key of arrived.splice(0)) await worker({ object: { key } });
  };
  const list = async (as: NonNullable<Asked['as']>, subject = papersOf(as)) => {
    const { body } = await ask('GET /api/files', { as, query: { subject: subjectText(subject) } });
    return (body.items ?? []) as FileEntry[];
  };
  return {
    /** The copies of a picture for pages, where it was released. */
    sized: sizedPictures(tables.client(), s3, { table: tables.files, bucket: released }),
    /** The small copy of the first photo of something, as a letter shows it. */
    smallPhoto: smallPhotos(tables.client(), s3, { table: tables.files, bucket: released }),
    ask,
    askFor,
    put,
    deliver,
    list,
    arrived,
    worker,
    /** Somebody sent this in a conversation, and it was looked through; `userId` is theirs, once the desk knows it. */
    isSent: async (id: string, reference: string, bytes: Uint8Array, userId?: string): Promise<void> => {
      const file = { id, purpose: 'MESSAGE_FILE', contentType: 'image/jpeg' } as const;
      const at = clock().toISOString();
      const Item = fileItem({
        ...file,
        subject: { kind: 'enquiry', id: reference },
        bytes: bytes.length,
        state: 'RELEASED',
        askedAt: at,
        askedBy: 'guest',
        settledAt: at,
        version: 3,
      });
      await writeReleased(s3, released)(file, bytes);
      await tables.client().send(new PutCommand({ TableName: tables.files, Item }));
      const talk = enquiryItem({
        ...{ reference, kind: 'whatsapp', topic: 'other', status: 'NEW', name: 'Ann', email: '', page: '' },
        ...{ excerpt: '[picture]', receivedAt: at, changedAt: at, version: 1 },
        ...(userId === undefined ? {} : { userId }),
      });
      await tables.client().send(new PutCommand({ TableName: tables.enquiries, Item: talk }));
    },
    /** A parcel is as it is now. */
    isParcel: async (change: Partial<Parcel>): Promise<void> => {
      const Item = parcelItem({ ...sampleParcel, ...change });
      await tables.client().send(new PutCommand({ TableName: tables.parcels, Item }));
    },
    /** The desk kept somebody with an account under an id of ours before. */
    isAlso: async ({ userId }: { readonly userId: string }, kept: string): Promise<void> => {
      const alias = { ids: [userId, kept], at: clock().toISOString(), by: staff.userId, reason: 'Sample' };
      const profile = { email: 'sample@example.test', given_name: 'Sample', family_name: 'Person' };
      for (const id of [userId, kept]) {
        const Item = { pk: `USER#${id}`, sk: 'ALIASES', version: 1, aliases: [alias] };
        await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
        const created = profileCreation(tables.profiles, newProfile({ userId: id, ...profile }, clock()));
        await write(tables.client(), created);
      }
    },
    /** Asks for a link to a file. */
    open: (id: string, as: NonNullable<Asked['as']>, subject = papersOf(as)) =>
      ask('GET /api/files/{id}', {
        as,
        params: { id },
        query: { subject: subjectText(subject) },
      }),
    /** Sends a file and has it looked through. */
    send: async (
      as: NonNullable<Asked['as']>,
      bytes: Uint8Array,
      sending: Sending = {},
    ): Promise<FileEntry> => {
      const { body } = await askFor(as, bytes, sending);
      const file = body.file as FileEntry;
      await put(body.upload as Upload, bytes);
      await deliver();
      const found = (await list(as, file.subject)).find(({ id }) => id === file.id);
      if (!found) throw new Error('The file is not listed.');
      return found;
    },
    stored: async (prefix: string) => startingWith(await tables.all(tables.files), prefix),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    stop: async () => {
      s3.destroy();
      await queues.stop();
      await tables.stopAsKept();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type FilesWorld = Awaited<ReturnType<typeof startFilesWorld>>;
