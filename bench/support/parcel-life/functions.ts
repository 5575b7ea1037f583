import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import type { FileSubject } from '#domain/files/file.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { checkFile } from '#lambdas/files/check-file.ts';
import { wire as files } from '#lambdas/files/http.ts';
import { fileLinks } from '#lambdas/files/objects/file-links.ts';
import { readReleased, writeReleased } from '#lambdas/files/objects/file-objects.ts';
import { incomingKey } from '#lambdas/files/objects/object-keys.ts';
import { uploadLinks } from '#lambdas/files/objects/upload-links.ts';
import { fileStore } from '#lambdas/files/store/file-store.ts';
import { listeners } from '#lambdas/parcels/follow/listeners.ts';
import { wire as parcels } from '#lambdas/parcels/http.ts';
import { findZipCode } from '#lambdas/quotes/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { SendingWorld } from '#tests/integration/parcels/worlds/sending.world.ts';
import { type Asked, call, testDependencies } from '#tests/support/call.ts';
import { wire as shipments } from '../../../scripts/seed/life/shipments.ts';
import { meterOf } from '../capacity.ts';
import type { Cost } from '../shipment-life/life.ts';

/** A red square. What a real photo weighs is in the model. */
const picture = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);

/** Of all scans, only some bring a parcel out of the house or to its end: the others are filtered by the rule on the bus. */
const movesParcel = ({ type, data }: AnyEvent): boolean =>
  type !== 'piece-tracked.v1' ||
  ['DEP', 'DIS_SSPD', 'DIS_OFLD', 'DLV', 'DDL', 'UNDO'].includes(
    String((data as unknown as { code: string }).code),
  );

/** What jobs do besides, which nobody asks for: calls, and units. */
interface Jobs {
  calls: number;
  read: number;
  written: number;
}

/** The functions that a parcel meets, on the tables of a world, which note what each request costs. */
export const meteredFunctions = ({ tables }: SendingWorld, clock: () => Date) => {
  const costs: Cost[] = [];
  const jobs: Jobs = { calls: 0, read: 0, written: 0 };
  const client = tables.client();
  const shared = { ...testDependencies(client, { clock }), findZipCode };
  // Links are signed without any call of AWS.
  const s3 = new S3Client({
    region: 'us-east-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
  });
  const handlers = {
    parcels: parcels(tables.env, shared),
    shipments: shipments(tables.env, shared),
    files: files(tables.env, {
      ...shared,
      uploadTo: uploadLinks(s3, 'quarantine', clock),
      linkTo: fileLinks(s3, 'released', clock),
      readReleased: readReleased(s3, 'released'),
      writeReleased: writeReleased(s3, 'released'),
    }),
  };
  const check = checkFile({
    ...shared,
    files: fileStore(client, tables.files),
    read: async () => picture,
    write: async () => undefined,
    writeSmall: async () => undefined,
    writeSized: async () => undefined,
  });
  const heard = new Map(listeners(tables.env, shared).map(({ type, hear }) => [type, hear]));
  const taken = meterOf(client);
  const handlerOf = (route: string) => {
    if (route.includes('/api/files')) return handlers.files;
    return route.includes('/api/shipments') ? handlers.shipments : handlers.parcels;
  };
  const ask = async <Body = Record<string, unknown>>(
    who: Cost['who'],
    route: string,
    asked: Asked,
  ): Promise<Body> => {
    taken();
    const { status, body } = await call(handlerOf(route), route, asked);
    if (status !== 200) throw new Error(`${route}: ${status} ${JSON.stringify(body)}`);
    const { read, written } = taken();
    costs.push({ who, route, read, written, bytes: Buffer.byteLength(JSON.stringify(body)) });
    return body as Body;
  };
  const job = async (act: () => Promise<unknown>): Promise<void> => {
    taken();
    await act();
    const { read, written } = taken();
    jobs.calls += 1;
    jobs.read += read;
    jobs.written += written;
  };
  return {
    costs,
    jobs,
    ask,
    /** Asks to send a picture, and has it looked through once it has arrived. Answers its id. */
    send: async (
      who: Cost['who'],
      as: NonNullable<Asked['as']>,
      subject: FileSubject,
      purpose: string,
    ): Promise<string> => {
      const body = {
        purpose,
        subject,
        contentType: 'image/jpeg',
        bytes: picture.length,
        sha256: createHash('sha256').update(picture).digest('base64'),
      };
      const headers = { 'idempotency-key': newId() };
      const { file } = await ask<{ file: { id: string } }>(who, 'POST /api/files', { as, headers, body });
      await job(() => check({ object: { key: incomingKey({ subject, id: file.id }) } }));
      return file.id;
    },
    /** Brings the parcel to where its piece is, of what the rule on the bus lets through. */
    follow: async (events: readonly AnyEvent[]): Promise<void> => {
      for (const event of events) {
        const hear = heard.get(event.type);
        if (hear && movesParcel(event)) await job(() => hear(event as never));
      }
    },
    stop: () => s3.destroy(),
  };
};
