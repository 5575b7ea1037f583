import { type DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

/** Bytes of a value by DynamoDB's published rules ("DynamoDB item sizes and formats"). */
const sizeOf = (value: unknown): number => {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number' || typeof value === 'bigint') return numberSize(String(value));
  if (value instanceof Uint8Array) return value.byteLength;
  if (value instanceof Set) return [...value].reduce((sum, element) => sum + sizeOf(element), 0);
  if (Array.isArray(value)) return value.reduce((sum: number, element) => sum + 1 + sizeOf(element), 3);
  if (typeof value === 'object') return Object.keys(value).length + 3 + itemSize(value);
  throw new Error(`No attribute can hold ${typeof value}.`);
};

/** One byte for every two significant digits, plus one, plus one if negative. Zeros at both ends are free. */
const numberSize = (text: string): number => {
  const [digits = ''] = text.replace(/^-/, '').split(/e/i);
  const significant = digits.replace('.', '').replace(/^0+|0+$/g, '');
  return Math.ceil(significant.length / 2) + 1 + (text.startsWith('-') ? 1 : 0);
};

/** Bytes of an item: names and values. Attributes that are undefined are not written. */
const itemSize = (item: object): number =>
  Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0);

/** Write units of a put of one item: one for each started kilobyte. */
export const writeUnits = (item: object): number => Math.ceil(itemSize(item) / 1024);

const unitsOf = (command: unknown): number => {
  if (command instanceof PutCommand) return writeUnits(command.input.Item ?? {});
  if (command instanceof TransactWriteCommand)
    return (command.input.TransactItems ?? []).reduce((sum, { Put }) => {
      if (!Put?.Item) throw new Error('Only whole items tell what they cost.');
      return sum + 2 * writeUnits(Put.Item);
    }, 0);
  return 0;
};

export interface WriteMeter {
  /** The client to write through. */
  readonly client: DynamoDBDocumentClient;
  /** Units of all writes since the last call. */
  take(): number;
}

/** Measures the writes of a client, refused writes included, as AWS bills them. */
export const writeMeter = (client: DynamoDBDocumentClient): WriteMeter => {
  let units = 0;
  const send = (...args: Parameters<DynamoDBDocumentClient['send']>) => {
    units += unitsOf(args[0]);
    return client.send(...args);
  };
  return {
    client: new Proxy(client, {
      get: (target, name) => (name === 'send' ? send : Reflect.get(target, name)),
    }),
    take: () => {
      const taken = units;
      units = 0;
      return taken;
    },
  };
};
