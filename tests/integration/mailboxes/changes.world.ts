import { randomUUID } from 'node:crypto';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { mailboxSearch } from '#domain/mailboxes/search.ts';
import type { Account } from '#lambdas/identity/account.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { closeWaiting } from '#lambdas/mailboxes/changes/closing.ts';
import { closingDeps } from '#lambdas/mailboxes/changes/closing-deps.ts';
import { wire } from '#lambdas/mailboxes/http.ts';
import { mailboxList } from '#lambdas/mailboxes/store/mailbox-list.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { startTables } from '../../support/tables.ts';

/** Three customers with mailboxes, and one who has registered and has none yet. Invented people. */
const accountOf = (userId: string, given_name: string, family_name: string): Account => ({
  userId,
  email: `${userId}@example.test`,
  given_name,
  family_name,
});
const people = [
  accountOf('ann', 'Ann', 'Persaud'),
  accountOf('bob', 'Bob', 'Narine'),
  accountOf('cy', 'Cy', 'Thomas'),
  accountOf('dee', 'Dee', 'Singh'),
];

export const desk = { userId: 'desk', roles: ['staff'] as const };
export const admin = { userId: 'boss', roles: ['admin'] as const };
const byEmail = new Map(people.map((person) => [person.email, person]));

/** The function of the mailboxes on tables of its own, with 10001 to 10003 assigned. */
export const startChanges = async () => {
  const tables = await startTables();
  const client = tables.client();
  const { assign, mailboxes } = wireAssignment(tables.env, { client, clock, newId });
  const accounts = {
    find: async (name: string) => byEmail.get(name) ?? people.find(({ userId }) => userId === name),
  };
  const handler = wire(tables.env, { ...testDependencies(client), accounts });
  const ask = async (route: string, asked: Asked) => {
    const { status, body } = await call(handler, route, asked);
    return { status, code: body.code, body, mailbox: body.mailbox as Mailbox };
  };
  const confirm = (account: Account) => assign(account, { by: 'post-confirmation', correlationId: 'c' });
  for (const account of people.slice(0, 3)) await confirm(account);
  const show = async (number: string) =>
    (await ask('GET /api/mailboxes/{number}', { as: desk, params: { number } })).body as {
      mailbox: Mailbox;
      history: { what: string; by: string; note?: string }[];
      blocks: { what: string; words: string }[];
    };
  return {
    tables,
    client,
    ask,
    mailboxes,
    show,
    /** Somebody new confirms their e-mail. */
    signUp: () => confirm(accountOf(randomUUID(), 'New', 'Person')),
    /** A change by the desk, under a new id unless given, of the version as it is. */
    change: async (number: string, path: string, body: object, as: Asked['as'] = desk) => {
      const version = (await mailboxes.find(number))?.version ?? 1;
      return ask(`POST /api/mailboxes/{number}/${path}`, {
        as,
        params: { number },
        body: { id: randomUUID(), ...(path === 'take-over' ? {} : { version }), ...body },
      });
    },
    status: async (number: string, status: string, other: object = {}) => {
      const version = (await mailboxes.find(number))?.version ?? 1;
      return ask('POST /api/mailboxes/{number}/status', {
        as: desk,
        params: { number },
        body: { id: randomUUID(), version, status, reason: 'Asked for it on the phone', ...other },
      });
    },
    own: async (userId: string) => {
      const { body } = await ask('GET /api/virtual-address', { as: { userId } });
      return body as {
        mailbox_number: string;
        mailbox: { version: number; status: string; names: object[] };
      };
    },
    night: () =>
      closeWaiting(closingDeps(tables.env, { client, clock, newId }))({ millisecondsLeft: () => 60_000 }),
    found: async (search: string) => {
      const list = mailboxList(client, tables.mailboxes);
      const page = await list.matching(mailboxSearch(search), { after: undefined, limit: 20 });
      return page?.items.map(({ number }) => number);
    },
    /** Whose a mailbox was that was moved, as its event says. */
    movedFrom: async () =>
      (await tables.all(tables.mailboxes))
        .filter(({ detailType }) => detailType === 'mailbox-changed.v1')
        .flatMap(({ event }) => (JSON.parse(String(event)) as { data: { from?: string } }).data.from ?? []),
    /** What the events of changes say, in any order. */
    events: async () =>
      (await tables.all(tables.mailboxes))
        .filter(({ detailType }) => detailType === 'mailbox-changed.v1')
        .map(({ event }) => (JSON.parse(String(event)) as { data: { number: string; what: string[] } }).data)
        .map(({ number, what }) => `${number} ${what}`)
        .toSorted(),
  };
};
export type ChangesWorld = Awaited<ReturnType<typeof startChanges>>;
