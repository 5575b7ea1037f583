import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { emptyRegistration, encodeRegistration } from '#domain/identity/registration.ts';
import { AccountClosedV1 } from '#events/identity/account-closed.v1.ts';
import { accountClosings } from '#lambdas/identity/index.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { forgetPerson, forgetRest } from '#lambdas/own-data/forget/forget-person.ts';
import { forgetting } from '#lambdas/own-data/forget/wire.ts';
import { wire } from '#lambdas/own-data/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, type Item, startingWith, startTables } from '../../support/tables.ts';

/** Somebody who leaves. Nobody else in these tables has any of this. */
export const quilla = {
  userId: '7c1d5f0e-3b52-4a58-9b1f-0a5b6c7d8e9f',
  name: 'Quilla Vanderzee',
  email: 'quilla.vanderzee@example.test',
  phone: '+17185550188',
  street: '771 Marigold Terrace',
} as const;
/** Every way in which they can be read: in words, as typed, and as search terms have the end of a phone number. */
const words = /vanderzee|quilla|marigold|718\D*555\D*0188|8810555817|8810/i;

/** When they leave: a year after anything happened. */
export const leaving = new Date('2027-11-29T13:00:00.000Z');
/** A moment ago they gave their password. */
export const asQuilla = {
  userId: quilla.userId,
  roles: [] as const,
  signedInAt: leaving.getTime() / 1000 - 60,
};

interface Letter {
  readonly to: string;
  readonly text: string;
  readonly subject: string;
}

/** Tables in memory with somebody who has a mailbox, the functions that show and forget people, and a pool that notes what it is told. */
export const startLeaving = async () => {
  const tables = await startTables();
  const client = tables.client();
  const { assign } = wireAssignment(tables.env, {
    client,
    clock: () => new Date('2026-10-01T12:00:00.000Z'),
    newId,
  });
  const account = {
    userId: quilla.userId,
    email: quilla.email,
    given_name: 'Quilla',
    family_name: 'Vanderzee',
    'custom:registration': encodeRegistration({
      ...emptyRegistration,
      email: quilla.email,
      firstName: 'Quilla',
      lastName: 'Vanderzee',
      phone: '(718) 555-0188',
      address_line1: quilla.street,
      city: 'Brooklyn',
      state: 'NY',
      zip_code: '11226',
    }),
  };
  await assign(account, { by: 'post-confirmation', correlationId: 'c' });
  const pool: string[] = [];
  const signIn = {
    end: async () => void pool.push('ended'),
    allow: async () => void pool.push('allowed'),
    remove: async () => void pool.push('removed'),
  };
  const mail: Letter[] = [];
  const sendMail = async (to: string, { text, subject }: { text: string; subject: string }) =>
    void mail.push({ to, text, subject });
  const dependencies = (faults?: Faults) => testDependencies(tables.client(faults), { clock: () => leaving });
  const handler = wire({ ...tables.env, USER_POOL_ID: 'pool' }, { ...dependencies(), signIn });
  const forgettingWith = (faults?: Faults) =>
    forgetting(
      { ...tables.env, SITE_URL: 'https://skybarrel.test' },
      { ...dependencies(faults), signIn, sendMail },
    );
  const request = { millisecondsLeft: () => 600_000 };
  const events = async () =>
    startingWith(await tables.all(tables.profiles), 'OUTBOX#')
      .map(({ event }) => JSON.parse(String(event)))
      .filter(({ type }) => type === AccountClosedV1.type)
      .map((event) => AccountClosedV1.schema.parse(event));
  return {
    tables,
    client,
    pool,
    mail,
    ask: (route: string, asked: Asked = {}) => call(handler, route, { as: asQuilla, ...asked }),
    events,
    closing: () => accountClosings(client, tables.profiles).find(quilla.userId),
    /** What the function does with the event of a closing. */
    forget: async (faults?: Faults) => {
      for (const event of await events()) await forgetPerson(forgettingWith(faults))(event, request);
    },
    /** What it does every hour. */
    forgetRest: (left = 600_000) => forgetRest(forgettingWith())({ millisecondsLeft: () => left }),
    /** Puts items as a store of their domain writes them. */
    put: async (table: string, ...items: readonly object[]) => {
      for (const item of items) {
        const TransactItems = [{ Put: { TableName: table, Item: { ...item } } }];
        await client.send(new TransactWriteCommand({ TransactItems }));
      }
    },
    /** Every item of every table in which somebody can still read of them; what is only not yet deleted does not count. */
    traces: async (): Promise<readonly { readonly table: string; readonly item: Item }[]> => {
      const now = leaving.getTime() / 1000;
      const names = Object.keys(tables.env).map((variable) => variable.replace('_TABLE', '').toLowerCase());
      const found = await Promise.all(
        names.map(async (table) => (await tables.all(table)).map((item) => ({ table, item }))),
      );
      return found
        .flat()
        .filter(({ item }) => item.expires_at === undefined || Number(item.expires_at) > now)
        .filter(({ item }) => words.test(JSON.stringify(item)));
    },
  };
};

export type Leaving = Awaited<ReturnType<typeof startLeaving>>;
