import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileEntry } from '#domain/files/file.ts';
import { jpeg } from '#domain/files/testing/sample-files.ts';
import { FileReleasedV1 } from '#events/files/file-released.v1.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Asked } from '../../support/call.ts';
import { ann, annsShipment, ben, type FilesWorld, papersOf, staff, startFilesWorld } from './files.world.ts';

const reference = 'ENQ-7K3M9Q';
let world: FilesWorld;
let id: string;
beforeEach(async () => {
  world = await startFilesWorld();
  id = newId();
  await world.isSent(id, reference, jpeg, ann.userId);
});
afterEach(() => world.stop());

const invoice = { purpose: 'COMMERCIAL_INVOICE', subject: annsShipment };
const use = (body: object, as: Asked['as'] = staff, of = id, from = reference) =>
  world.ask('POST /api/files/{id}/uses', {
    as,
    params: { id: of },
    query: { subject: `enquiry:${from}` },
    body,
  });
const bytesOf = async ({ id: file, subject }: FileEntry): Promise<Uint8Array> => {
  const { body } = await world.open(file, staff, subject);
  return new Uint8Array(await (await fetch(String(body.url))).arrayBuffer());
};
const events = async () =>
  (await world.stored('OUTBOX#')).map(({ event }) => FileReleasedV1.schema.parse(JSON.parse(String(event))));

test('what was sent on WhatsApp becomes the invoice of a shipment by one press, with the event that lifts its hold', async () => {
  const { status, body } = await use(invoice);
  expect([status, body]).toMatchObject([200, { ...invoice, state: 'RELEASED', askedBy: staff.userId }]);
  expect(await world.list(ann, annsShipment)).toMatchObject([{ id: body.id, ...invoice }]);
  expect(await bytesOf(body as unknown as FileEntry)).toEqual(jpeg);
  expect(await events()).toMatchObject([{ data: { fileId: body.id, ...invoice, askedBy: staff.userId } }]);
});

test('a double press, and a press a week later, make one paper', async () => {
  const [one, other] = await Promise.all([use(invoice), use(invoice)]);
  world.pass(8 * 86_400_000);
  const later = await use(invoice);
  expect([one.status, other.status, later.status]).toEqual([200, 200, 200]);
  expect(new Set([one, other, later].map(({ body }) => body.id)).size).toBe(1);
  expect(await world.list(ann, annsShipment)).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});

test('the same photo can be two papers, and stays in the conversation', async () => {
  await use(invoice);
  await use({ purpose: 'PAYMENT_PROOF', subject: annsShipment });
  await use({ purpose: 'PARCEL_INVOICE', subject: papersOf(ann) });
  const purposes = (await world.list(ann, annsShipment)).map(({ purpose }) => purpose);
  expect(purposes.toSorted()).toEqual(['COMMERCIAL_INVOICE', 'PAYMENT_PROOF']);
  expect(await world.list(ann)).toMatchObject([{ purpose: 'PARCEL_INVOICE', state: 'RELEASED' }]);
  expect(await world.stored('FILES#enquiry:')).toHaveLength(1);
});

test('it is for who answers messages, and goes where they may look and where it belongs', async () => {
  expect((await use(invoice, ann)).status).toBe(403);
  expect((await use({ ...invoice, subject: { kind: 'shipment', id: 'NONE' } })).body.code).toBe(
    'SUBJECT_NOT_FOUND',
  );
  expect((await use({ ...invoice, subject: papersOf(ben) })).body.code).toBe('FILE_NOT_ALLOWED');
  expect((await use({ ...invoice, purpose: 'ID_DOCUMENT' })).status).toBe(400);
  expect((await use(invoice, staff, newId())).body.code).toBe('FILE_NOT_FOUND');
  expect((await use(invoice, staff, id, 'ENQ-2AAAAA')).body.code).toBe('FILE_NOT_FOUND');
  expect(await events()).toEqual([]);
});

describe('only what is theirs who wrote takes it', () => {
  const ofAnn = [
    { purpose: 'COMMERCIAL_INVOICE', subject: annsShipment },
    { purpose: 'PAYMENT_PROOF', subject: annsShipment },
    { purpose: 'PARCEL_INVOICE', subject: papersOf(ann) },
  ];

  test.each(ofAnn)('$purpose of somebody else is refused, and nothing is kept', async (paper) => {
    const other = newId();
    await world.isSent(other, 'ENQ-2BBBBB', jpeg, ben.userId);
    expect(await use(paper, staff, other, 'ENQ-2BBBBB')).toMatchObject({
      status: 422,
      body: {
        code: 'NOT_OF_WRITER',
        message: 'This belongs to someone else than who wrote. Use the file for what is theirs.',
      },
    });
    expect(await world.list(ann, paper.subject)).toEqual([]);
    expect(await events()).toEqual([]);
  });

  test('while nobody knows who wrote, nothing takes it', async () => {
    const other = newId();
    await world.isSent(other, 'ENQ-2CCCCC', jpeg);
    expect((await use(invoice, staff, other, 'ENQ-2CCCCC')).body).toMatchObject({
      code: 'NOT_OF_WRITER',
      message: expect.stringContaining('We do not know whose number this is yet.'),
    });
  });

  test('a person is all of their ids: the desk knew them before they had an account', async () => {
    const kept = `p-${newId()}`;
    await world.isAlso(ann, kept);
    const other = newId();
    await world.isSent(other, 'ENQ-2DDDDD', jpeg, kept);
    expect((await use(invoice, staff, other, 'ENQ-2DDDDD')).status).toBe(200);
  });
});

test('a paper of somebody is not taken for one that was sent', async () => {
  const proof = await world.send(ann, jpeg);
  const { status } = await world.ask('POST /api/files/{id}/uses', {
    as: staff,
    params: { id: proof.id },
    query: { subject: `person:${ann.userId}` },
    body: invoice,
  });
  expect(status).toBe(404);
});
