import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { assignMailbox } from '#lambdas/mailboxes/assign/assign-mailbox.ts';
import { mailboxStore } from '#lambdas/mailboxes/store/mailbox-store.ts';
import { leasedNumbers } from '#lambdas/mailboxes/store/number-allocator.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { mapConcurrently } from '#lambdas/runtime/map-concurrently.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Figure } from '../harness/figure.ts';
import { startDatabase } from '../support/database.ts';
import { perSecond } from '../support/per-second.ts';

const ABREAST = 64;
const PEOPLE = 512;
const tables = { profiles: 'profiles', mailboxes: 'mailboxes' };

const people = () =>
  Array.from({ length: PEOPLE }, (_, at) => ({
    userId: randomUUID(),
    email: `person${at}@example.test`,
    given_name: 'Ada',
    family_name: 'Sample',
  }));

export const figure: Figure = {
  name: 'mailboxes',
  measures: 'Mailbox assignments per second, 64 at once, no duplicate',
  beside: 'a bare counter update and one put for each person',
  unit: 'assignments/s',
  direction: 'higher',
  reach: 0.6,
  aim: 0.9,
  how: `The product's own \`assignMailbox\` with its store and its leased numbers, ${PEOPLE} new people a sample, one worker's
lifetime as in a warm function: a read whether the person has a mailbox, a number, and one transaction with mailbox, claim, history,
profile and event. The baseline is the least that could be written: \`ADD 1\` to a counter and one unconditional put of the mailbox, which
gives two numbers to a person whose event comes twice. Both use the same client and the same database in another process. Every
number that our side has assigned is compared with all others, and a duplicate fails the figure.`,
  prepare: async () => {
    const database = await startDatabase();
    const { client } = database;
    await database.createTables(['profiles', 'mailboxes', 'bare'], 'gsi1');
    const mailboxes = mailboxStore(client, tables);
    const assign = assignMailbox({ mailboxes, numbers: leasedNumbers(mailboxes), clock, newId });
    const given = new Set<string>();
    const ours = (batch: ReturnType<typeof people>) =>
      mapConcurrently(
        batch,
        async (person) => {
          const { number } = await assign(person, { by: 'post-confirmation', correlationId: 'bench' });
          if (given.has(number)) throw new Error(`${number} was given twice`);
          given.add(number);
        },
        ABREAST,
      );
    const bare = (batch: ReturnType<typeof people>) =>
      mapConcurrently(
        batch,
        async ({ userId, email }) => {
          const { Attributes } = await client.send(
            new UpdateCommand({
              TableName: 'bare',
              Key: { pk: 'COUNTER', sk: 'MAILBOX' },
              UpdateExpression: 'ADD #n :one',
              ExpressionAttributeNames: { '#n': 'n' },
              ExpressionAttributeValues: { ':one': 1 },
              ReturnValues: 'UPDATED_NEW',
            }),
          );
          const number = String(Attributes?.n);
          const mailbox = { number, userId, email, status: 'ACTIVE', assignedAt: new Date().toISOString() };
          await client.send(
            new PutCommand({
              TableName: 'bare',
              Item: { pk: `NUMBER#${number}`, sk: 'MAILBOX', ...mailbox },
            }),
          );
        },
        ABREAST,
      );
    // Both sides run once without being measured, to warm up the database's process.
    await ours(people());
    await bare(people());
    return {
      ours: () => perSecond(PEOPLE, () => ours(people())),
      beside: () => perSecond(PEOPLE, () => bare(people())),
      details: async () => [{ what: 'numbers given, all different', value: String(given.size) }],
      close: () => database.close(),
    };
  },
};
