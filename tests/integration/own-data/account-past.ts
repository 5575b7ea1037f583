import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import type { StoredFile } from '#lambdas/files/store/file-items.ts';
import { fileItem } from '#lambdas/files/store/file-items.ts';
import { mailChoiceStore } from '#lambdas/notifications/channels/mail/mail-choice-store.ts';
import { eventKey } from '#lambdas/shipments/store/shipment-items.ts';
import { type Leaving, quilla } from './leaving.world.ts';

const { userId, name, email } = quilla;
const at = '2026-11-24T15:00:00.000Z';

const accountOf = async ({ tables, put }: Leaving): Promise<void> => {
  const changes = [{ id: 'e1', from: 'quilla.before@example.test', to: email, at }];
  const resets = [{ at, by: 'admin-1', byName: 'Sample Admin', reason: `${name} lost a phone` }];
  const known = { status: 'KNOWN', ref: 'KS-1', expiresOn: '2027-12-31', version: 1 };
  const change = {
    id: 's1',
    at,
    by: 'admin-1',
    before: 'PENDING',
    after: 'KNOWN',
    reason: 'Papers complete',
  };
  const invitation = {
    id: 'i1',
    email,
    roles: ['warehouse'],
    by: 'admin-1',
    at,
    until: at,
    acceptedBy: userId,
  };
  await put(
    tables.profiles,
    {
      pk: 'STAFF_INVITATIONS',
      sk: email,
      version: 2,
      secret: 'a'.repeat(22),
      order: 'i1',
      expires_at: 4e9,
      ...invitation,
    },
    { pk: `USER#${userId}`, sk: 'INVITED', invitationId: 'i1', at },
    { pk: `USER#${userId}`, sk: 'EMAIL', version: 1, asked: [], changes },
    { pk: `USER#${userId}`, sk: 'TWO_STEP', version: 1, since: at, resets },
    { pk: 'KNOWN_SHIPPERS', sk: userId, userId, ...known },
    { pk: `KNOWN_SHIPPER#${userId}`, sk: `${at}#s1`, ...change },
  );
};

const fileOf = async ({ tables, put }: Leaving): Promise<void> => {
  const file: StoredFile = {
    id: '019a1d3c-0000-7000-8000-0000000000f1',
    subject: { kind: 'person', id: userId },
    purpose: 'ID_DOCUMENT',
    contentType: 'application/pdf',
    bytes: 120_000,
    sha256: `${'A'.repeat(43)}=`,
    state: 'RELEASED',
    askedAt: at,
    askedBy: userId,
    settledAt: at,
    version: 1,
  };
  await put(tables.files, fileItem(file));
};

/** What somebody has of their account, which no thing of theirs shows: earlier addresses, a second step, a known shipper, a file, choices. */
export const giveAnAccount = async (world: Leaving): Promise<void> => {
  const { client, tables, put } = world;
  await accountOf(world);
  await fileOf(world);
  await mailChoiceStore(client, tables.notifications).save(userId, { version: 1, kinds: ['progress'], at });
  const event = { id: 'v1', code: 'DEP', pieces: [1], at, recordedAt: at, by: 'system' };
  await put(tables.shipments, { ...eventKey(sampleShipment.number, 'v1'), ...event });
};
