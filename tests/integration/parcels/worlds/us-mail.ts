import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import { mailboxItem } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { call, testDependencies } from '../../../support/call.ts';
import { settingsFunction } from '../../../support/settings-function.ts';
import type { Tables } from '../../../support/tables.ts';

const admin = { userId: 'admin-1', roles: ['admin'] as const };

/** From now on the office takes U.S. Mail, as an admin says in the settings. */
export const takeUsMail = async (tables: Tables): Promise<void> => {
  const body = { version: 0, value: { ...defaultCapabilities, uspsMail: true } };
  const handler = settingsFunction(tables.env, testDependencies(tables.client()));
  const { status } = await call(handler, 'PUT /api/settings/capabilities', { as: admin, body });
  if (status !== 200) throw new Error(`The settings were refused: ${status}`);
};

/** A form that somebody signed in person, without a last day. */
export const signedForm = (name: string): NonNullable<Mailbox['forms']>[number] => ({
  name,
  ids: [{ kind: 'PASSPORT' }, { kind: 'LEASE' }],
  witnessed: 'IN_PERSON',
  signedOn: '2026-10-01',
  by: 'staff-1',
  at: '2026-10-01T15:00:00.000Z',
});

/** Stores a mailbox as it is. */
export const storeMailbox = async (tables: Tables, mailbox: Mailbox): Promise<void> => {
  await write(tables.client(), put(tables.mailboxes, mailboxItem(mailbox)));
};
