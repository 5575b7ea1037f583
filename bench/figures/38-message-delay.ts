import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import assigned from '#events/mailboxes/mailbox-assigned.v2.example.json' with { type: 'json' };
import { newProfile, profileCreation } from '#lambdas/identity/index.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { Figure } from '../harness/figure.ts';
import { median, percentile, rounded } from '../harness/statistics.ts';
import { buildProduct, startProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

const SAMPLES = 40;
const LOOK_MS = 20;
const MOST_LOOKS = 1500;

interface Kept {
  readonly items: readonly { readonly sentAt: string; readonly bus: string }[];
}

export const figure: Figure = {
  name: 'message-delay',
  measures: 'Milliseconds from an event on the bus to its letter at the mail service, at home, p95',
  unit: 'ms',
  direction: 'lower',
  repeats: SAMPLES,
  value: ({ ours }) => percentile(ours, 0.95),
  how: `The product runs at home. One event after the other says that a mailbox was assigned, each to another invented address. A sample begins when the bus has taken the event and ends at the instant
at which the mail service has noted the letter: rule, queue, notifier, feed, claim and letter are between them.`,
  prepare: async () => {
    await buildProduct();
    const data = temporaryFolder();
    const product = await startProduct(data.path, 'node');
    const asked = async <Answer>(path: string): Promise<Answer> =>
      (await (await fetch(`${product.url}/local/api/${path}`)).json()) as Answer;
    const { events: endpoint, dynamodb } =
      await asked<Readonly<Record<'events' | 'dynamodb', string>>>('endpoints');
    const { items } = await asked<Kept>('events');
    const EventBusName = items.find(({ bus: name }) => name !== 'default')?.bus;
    const home = { region: 'us-east-1', credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' } };
    const bus = new EventBridgeClient({ ...home, endpoint });
    const tables = DynamoDBDocumentClient.from(new DynamoDBClient({ ...home, endpoint: dynamodb }));
    const { TableNames = [] } = await tables.send(new ListTablesCommand({}));
    const profiles = TableNames.find((name) => name.includes('Profiles')) ?? '';
    const took: number[] = [];
    const letterTo = async (address: string): Promise<number> => {
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const [mail] = (await asked<Kept>(`mail?to=${address}`)).items;
        if (mail) return Date.parse(mail.sentAt);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      throw new Error('A letter has not come.');
    };
    return {
      ours: async () => {
        const address = `${newId()}@example.test`;
        const userId = newId();
        const profile = newProfile({ userId, email: address }, new Date());
        const TransactItems = [profileCreation(profiles, profile)];
        await tables.send(new TransactWriteCommand({ TransactItems }));
        const event = { ...assigned, id: newId(), data: { ...assigned.data, userId } };
        const entry = {
          EventBusName,
          Source: event.source,
          DetailType: event.type,
          Detail: JSON.stringify(event),
        };
        await bus.send(new PutEventsCommand({ Entries: [entry] }));
        const began = Date.now();
        took.push(Math.max(0, (await letterTo(address)) - began));
        return took.at(-1) ?? 0;
      },
      details: async () => [
        { what: 'median, in ms', value: `${rounded(median(took))}` },
        { what: 'the slowest, in ms', value: `${rounded(Math.max(...took))}` },
      ],
      close: async () => {
        bus.destroy();
        tables.destroy();
        await product.stop();
        data.remove();
      },
    };
  },
};
