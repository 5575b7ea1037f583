import * as z from 'zod/mini';
import type { KeyValueChange, KeyValueStore } from './key-value-store.ts';

const statuses = {
  ValidationException: 400,
  ServiceQuotaExceededException: 402,
  AccessDeniedException: 403,
  ResourceNotFoundException: 404,
  ConflictException: 409,
  InternalServerException: 500,
} as const;

/** An error in the format of the service. */
export class KeyValueError extends Error {
  readonly code: keyof typeof statuses;
  constructor(code: keyof typeof statuses, message: string) {
    super(message);
    this.code = code;
  }
  get status(): number {
    return statuses[this.code];
  }
}

interface KeyValueRequest {
  readonly arn: string;
  readonly store: KeyValueStore;
  /** Empty if the operation has no key. */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly ifMatch: string | undefined;
  readonly body: unknown;
}

type KeyValueOperation = (request: KeyValueRequest) => {
  readonly body: object;
  readonly etag?: string;
};

/** CloudFront's quotas. Sizes in bytes. */
const quotas = {
  key: 512,
  value: 1024,
  store: 5 * 1024 * 1024,
  changes: 50,
  change: 3 * 1024 * 1024,
  page: 50,
} as const;

const Key = z.string().check(
  z.minLength(1),
  z.refine((key) => Buffer.byteLength(key) <= quotas.key, `must be ${quotas.key} bytes or less`),
);
const Value = z
  .string()
  .check(
    z.refine((value) => Buffer.byteLength(value) <= quotas.value, `must be ${quotas.value} bytes or less`),
  );
const PutBody = z.object({ Value });
const UpdateBody = z.object({
  Puts: z._default(z.nullable(z.array(z.object({ Key, Value }))), []),
  Deletes: z._default(z.nullable(z.array(z.object({ Key }))), []),
});

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new KeyValueError('ValidationException', `${first?.path.join('.')}: ${first?.message}`);
};

const sizeOf = ({ store }: KeyValueRequest) => {
  const { items, bytes } = store.state();
  return { ItemCount: items, TotalSizeInBytes: bytes };
};

const requireKey = ({ store }: KeyValueRequest, key: string): string => {
  const value = store.get(key);
  if (value === undefined) throw new KeyValueError('ResourceNotFoundException', `Key ${key} was not found.`);
  return value;
};

/** A change needs the current ETag (optimistic lock). */
const change = (request: KeyValueRequest, wanted: KeyValueChange): ReturnType<KeyValueOperation> => {
  const { store, ifMatch } = request;
  if (!ifMatch) throw new KeyValueError('ValidationException', 'If-Match is required.');
  if (ifMatch !== store.state().etag) throw new KeyValueError('ConflictException', 'Pre-Condition failed');
  const after = new Map([...store.entries(), ...(wanted.puts ?? [])]);
  const bytes = [...after].reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0);
  if (bytes > quotas.store)
    throw new KeyValueError('ServiceQuotaExceededException', 'The key value store would be too large.');
  store.change(wanted);
  return { body: sizeOf(request), etag: store.state().etag };
};

const describe: KeyValueOperation = (request) => {
  const { etag, createdAt, changedAt } = request.store.state();
  return {
    body: {
      ...sizeOf(request),
      KvsARN: request.arn,
      Created: createdAt / 1000,
      LastModified: changedAt / 1000,
      Status: 'READY',
    },
    etag,
  };
};

const list: KeyValueOperation = ({ store, query }) => {
  const limit = Number(query.get('MaxResults') ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > quotas.page)
    throw new KeyValueError('ValidationException', `MaxResults must be from 1 to ${quotas.page}.`);
  const after = query.get('NextToken');
  const rest = store.entries().filter(([key]) => after === null || key > after);
  const page = rest.slice(0, limit).map(([Key, Value]) => ({ Key, Value }));
  return { body: { Items: page, ...(rest.length > limit ? { NextToken: page.at(-1)?.Key } : {}) } };
};

const get: KeyValueOperation = (request) => ({
  body: { Key: request.key, Value: requireKey(request, request.key), ...sizeOf(request) },
});

const put: KeyValueOperation = (request) => {
  const { Value: value } = parsed(PutBody, request.body);
  return change(request, { puts: new Map([[parsed(Key, request.key), value]]) });
};

const remove: KeyValueOperation = (request) => {
  requireKey(request, request.key);
  return change(request, { deletes: [request.key] });
};

const update: KeyValueOperation = (request) => {
  const { Puts, Deletes } = parsed(UpdateBody, request.body);
  const [puts, deletes] = [Puts ?? [], (Deletes ?? []).map(({ Key: key }) => key)];
  const keys = [...puts.map(({ Key: key }) => key), ...deletes];
  if (keys.length < 1 || keys.length > quotas.changes)
    throw new KeyValueError('ValidationException', `One request changes from 1 to ${quotas.changes} keys.`);
  if (new Set(keys).size < keys.length)
    throw new KeyValueError('ValidationException', 'A key may be named once in a request.');
  if (Buffer.byteLength(JSON.stringify(request.body)) > quotas.change)
    throw new KeyValueError('ValidationException', 'The request is too large.');
  for (const key of deletes) requireKey(request, key);
  return change(request, { puts: new Map(puts.map((pair) => [pair.Key, pair.Value])), deletes });
};

/** The operations by method and path, each with its action name in policies. */
export const operations: Readonly<
  Record<string, { readonly name: string; readonly run: KeyValueOperation }>
> = {
  'GET store': { name: 'DescribeKeyValueStore', run: describe },
  'GET keys': { name: 'ListKeys', run: list },
  'POST keys': { name: 'UpdateKeys', run: update },
  'GET key': { name: 'GetKey', run: get },
  'PUT key': { name: 'PutKey', run: put },
  'DELETE key': { name: 'DeleteKey', run: remove },
};
