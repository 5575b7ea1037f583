import { EventBridge } from '@aws-sdk/client-eventbridge';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Events, startEvents } from '#src/events/events.ts';
import { compilePattern } from '#src/events/pattern.ts';
import { type Services, startServices } from '#src/services.ts';
import { openState } from '#src/state/state.ts';
import { systemClock, systemIds } from '#src/types.ts';
import { reaching } from '../clients.ts';
import { refused } from '../refused.ts';

let services: Services;
let events: Events;
let client: EventBridge;
let delivered: string[];

beforeEach(async () => {
  delivered = [];
  services = await startServices(async () => undefined, systemIds);
  events = startEvents({
    definitions: {
      buses: [{ name: 'house', arn: 'arn:aws:events:us-east-1:000000000000:event-bus/house' }],
      rules: [
        {
          name: 'all',
          arn: 'arn:rule',
          bus: 'house',
          matches: compilePattern({ source: [{ prefix: 'shop.' }] }),
          targets: [
            {
              id: 'Target0',
              arn: 'arn:aws:sqs:us-east-1:000000000000:jobs',
              input: {},
              deadLetterArn: undefined,
              maximumRetries: 1,
              maximumAgeSeconds: 60,
            },
          ],
        },
      ],
      archives: [],
      schedules: [],
    },
    state: openState(':memory:'),
    clock: systemClock,
    ids: systemIds,
    region: 'us-east-1',
    accountId: '000000000000',
    invoke: async () => null,
    functionOf: () => ({ asyncRetries: 2, deadLetterArn: undefined }),
    send: (_arn, body) => delivered.push(body),
    log: () => undefined,
  });
  services.answerEvents(events.putEvents);
  client = new EventBridge(reaching(services.endpoint));
});
afterEach(async () => {
  client.destroy();
  await events.stop();
  await services.stop();
});

const entry = {
  EventBusName: 'house',
  Source: 'shop.orders',
  DetailType: 'order-placed.v1',
  Detail: JSON.stringify({ mailboxNumber: '10001' }),
};

it('accepts events with the name or the ARN of the bus, and delivers them', async () => {
  const arn = 'arn:aws:events:us-east-1:000000000000:event-bus/house';
  const time = new Date('2026-11-03T18:59:00Z');
  const answer = await client.putEvents({
    Entries: [entry, { ...entry, EventBusName: arn, Time: time, Resources: ['r'] }],
  });
  expect(answer).toMatchObject({ FailedEntryCount: 0 });
  await expect.poll(() => delivered, { timeout: 30_000 }).toHaveLength(2);
  expect(JSON.parse(delivered[1] ?? '')).toMatchObject({
    id: answer.Entries?.[1]?.EventId,
    time: '2026-11-03T18:59:00Z',
    resources: ['r'],
    detail: { mailboxNumber: '10001' },
  });
});

it('returns an error for each invalid entry', async () => {
  const answer = await client.putEvents({ Entries: [{ ...entry, Detail: 'no json' }, entry] });
  expect(answer).toMatchObject({
    FailedEntryCount: 1,
    Entries: [{ ErrorCode: 'MalformedDetail' }, { EventId: expect.any(String) }],
  });
});

it('refuses a request without entries', async () => {
  await refused(client.putEvents({ Entries: [] }), 'ValidationException');
});

it('names an unknown operation', async () => {
  await expect(client.listRules({})).rejects.toThrow(/AWSEvents\.ListRules/);
});
