import {
  type DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';

/**
 * Mistakes that a store could have, planted to see that they are found.
 * - `no-version`: a slot is written whatever its version is.
 * - `forgets-claim`: a booking is made without its place in the slot.
 * - `second-answer`: nothing is known of a form that was sent before, so that it makes another booking.
 */
export const mistakes = ['no-version', 'forgets-claim', 'second-answer'] as const;
export type Mistake = (typeof mistakes)[number];

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;
type Meddle = (writes: Writes) => Writes;

const keyOf = ({ Put }: Writes[number]): string => String(Put?.Item?.pk ?? '');

const withoutCondition =
  (prefix: string): Meddle =>
  (writes) =>
    writes.map((write) => {
      if (!keyOf(write).startsWith(prefix) || write.Put === undefined) return write;
      const { TableName, Item } = write.Put;
      return { Put: { TableName, Item } };
    });

const meddles: Readonly<Record<Mistake, Meddle>> = {
  'no-version': withoutCondition('SLOT#'),
  'forgets-claim': (writes) =>
    writes.some((write) => keyOf(write).startsWith('KEY#'))
      ? writes.filter((write) => !keyOf(write).startsWith('SLOT#'))
      : writes,
  'second-answer': withoutCondition('KEY#'),
};

/** A client of the tables with a mistake in it. */
export const meddling = (client: DynamoDBDocumentClient, mistake?: Mistake): DynamoDBDocumentClient => {
  if (mistake === undefined) return client;
  const send = async (command: { readonly input: object }, options?: object) => {
    if (command instanceof TransactWriteCommand) {
      const { TransactItems = [], ...input } = command.input;
      return client.send(
        new TransactWriteCommand({ ...input, TransactItems: meddles[mistake](TransactItems) }),
        options,
      );
    }
    const isOfForm = command instanceof GetCommand && String(command.input.Key?.pk).startsWith('KEY#');
    return mistake === 'second-answer' && isOfForm ? {} : client.send(command as never, options);
  };
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
};
