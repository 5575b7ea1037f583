import type { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { emptyPeople } from '#domain/monitoring/counts/people.ts';
import { statisticsStore } from './statistics-store.ts';

const instant = '2026-11-21T12:00:00.000Z';
const items = Array.from({ length: 10 }, (_, at) => ({
  pk: 'ERRORS#2026-11-21',
  sk: at.toString(16).padStart(16, '0'),
  hours: emptyHours(),
  people: emptyPeople(),
  message: 'It broke',
  route: '/',
  firstAt: instant,
  lastAt: instant,
}));

/** A table with a number of groups on a day. Like DynamoDB, it returns a LastEvaluatedKey for a page that is exactly full. */
const tableOf = (groups: number) => {
  const limits: (number | undefined)[] = [];
  const client = {
    send: async ({ input: { Limit = 1 } }: QueryCommand) => {
      limits.push(Limit);
      const Items = items.slice(0, Math.min(groups, Limit));
      return Items.length === Limit ? { Items, LastEvaluatedKey: { pk: 'ERRORS', sk: 'last' } } : { Items };
    },
  } as unknown as DynamoDBDocumentClient;
  return { statistics: statisticsStore(client, 'monitoring'), limits };
};

test.each([
  [4, 4, false],
  [5, 5, false],
  [6, 5, true],
  [10, 5, true],
])(
  'of %i groups of a day at most five are shown: %i, and whether that is not all: %s',
  async (groups, shown, cut) => {
    const { statistics } = tableOf(groups);
    const { seen, truncated } = await statistics.errors(['2026-11-21'], 5);
    expect([seen.length, truncated]).toEqual([shown, cut]);
  },
);

test('a day is read once, and only as many groups as are shown', async () => {
  const { statistics, limits } = tableOf(10);
  await statistics.errors(['2026-11-20', '2026-11-21'], 5);
  expect(limits).toEqual([6, 6]);
});
