import type { Readable } from 'node:stream';

/** An attribute value in wire format: `{ S: 'x' }`, `{ N: '1' }`, `{ M: { … } }`. */
export type AttributeValue = Readonly<Record<string, unknown>>;
export type Item = Readonly<Record<string, AttributeValue>>;
export type Json = Record<string, unknown>;

export interface KeyElement {
  readonly AttributeName: string;
  readonly KeyType: 'HASH' | 'RANGE';
}

export interface IndexDescription {
  readonly IndexName: string;
  readonly KeySchema: readonly KeyElement[];
  readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] };
  readonly [detail: string]: unknown;
}

export type StreamViewType = 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
export interface StreamSpecification {
  readonly StreamEnabled: boolean;
  readonly StreamViewType?: StreamViewType;
}

/** The result of DescribeTable. The store keeps it too. */
export interface TableDescription {
  readonly TableName: string;
  readonly TableArn: string;
  readonly TableStatus: string;
  readonly KeySchema: readonly KeyElement[];
  readonly AttributeDefinitions: readonly {
    readonly AttributeName: string;
    readonly AttributeType: string;
  }[];
  readonly GlobalSecondaryIndexes?: readonly IndexDescription[];
  readonly LocalSecondaryIndexes?: readonly IndexDescription[];
  readonly StreamSpecification?: StreamSpecification;
  readonly LatestStreamArn?: string;
  readonly LatestStreamLabel?: string;
  readonly [detail: string]: unknown;
}

/** A condition or filter that dynalite has parsed. */
export interface Expression {
  readonly type: string;
  readonly name?: string;
  readonly args: readonly Operand[];
}
/** A path (`['a', 'b', 0]`), a literal value, or a nested expression such as `size(a)`. */
export type Operand = readonly (string | number)[] | AttributeValue | Expression;

/** A request that passed validation. */
export interface Request {
  readonly TableName: string;
  readonly Key?: Item;
  readonly Item?: Item;
  readonly ReturnValuesOnConditionCheckFailure?: string;
  readonly Select?: string;
  readonly AttributesToGet?: readonly string[];
  readonly _condition?: { readonly expression: Expression };
  readonly _filter?: { readonly expression: Expression };
  readonly _projection?: { readonly paths: readonly unknown[]; readonly nestedPaths?: unknown };
  readonly _updates?: { sections: { readonly type: string; readonly path: readonly (string | number)[] }[] };
  readonly [field: string]: unknown;
}

export interface Units {
  readonly CapacityUnits: number;
}

/** The consumed capacity of one table and its indexes, in wire format. */
export interface Capacity extends Units {
  readonly TableName: string;
  /** The table's part, only if the request asks for INDEXES. */
  readonly Table?: Units;
  readonly LocalSecondaryIndexes?: Readonly<Record<string, Units>>;
  readonly GlobalSecondaryIndexes?: Readonly<Record<string, Units>>;
}

/** The consumed capacity of writing to one index. */
export interface IndexCharge {
  readonly table: string;
  readonly kind: 'local' | 'global';
  readonly index: string;
  readonly units: number;
}

export type Callback<T> = (error?: Error | null, value?: T) => void;
/** Wraps a callback so that it first releases the lock. */
type Release = <T>(callback: Callback<T>) => Callback<T>;

/** A key space for dynalite's actions. */
export interface KeySpace {
  lock(key: string, locked: (release: Release) => void): void;
  get(key: string, callback: Callback<unknown>): void;
  put(key: string, value: unknown, callback: Callback<void>): void;
  del(key: string, callback: Callback<void>): void;
  createValueStream(range: object): Readable;
}

/** The store for dynalite's actions. */
export interface ActionStore {
  /** The capacity of written index entries, if the request asks for it. */
  readonly charges?: IndexCharge[];
  readonly options: { readonly maxItemSize: number; readonly createTableMs: number };
  readonly tableDb: KeySpace & { readonly awsRegion: string; readonly awsAccountId: string };
  getTable(
    name: string,
    checkStatus: boolean | Callback<TableDescription>,
    callback?: Callback<TableDescription>,
  ): void;
  getItemDb(table: string): KeySpace;
  getIndexDb(kind: string, table: string, index: string): KeySpace;
}

export type Action = (store: ActionStore, request: Request, callback: Callback<Json>) => void;

/** dynalite's schema of a request: types, limits and checks over several fields. */
export interface RequestSchema {
  readonly types: Record<string, unknown>;
  readonly custom?: (request: Json, store: ActionStore) => string | undefined;
}

export interface DynaliteValidations {
  checkTypes(input: Json, types: object): Json;
  checkValidations(request: Json, types: object, custom: unknown, store: ActionStore): void;
}

/** The parts of the request that a parser of expressions needs, with a record of which values it has used. */
export interface ParserContext {
  readonly attrNames?: Readonly<Record<string, string>>;
  readonly attrVals?: Readonly<Record<string, AttributeValue>>;
  readonly unusedAttrNames: Record<string, boolean>;
  readonly unusedAttrVals: Record<string, boolean>;
  readonly isKeyCondition?: boolean;
}

/** One of dynalite's parsers of expressions. It returns a string if the expression is invalid. */
export interface Parser {
  parse(text: string, options: { readonly context: ParserContext }): unknown;
}

type QueryTable = (
  store: ActionStore,
  table: TableDescription,
  request: Request,
  range: object,
  isLocal: boolean | undefined,
  fetchFromItemDb: boolean,
  startKeyNames: readonly string[],
  callback: Callback<Json>,
) => void;

export interface DynaliteDb {
  compare(operator: string, value: AttributeValue, other: AttributeValue): boolean;
  checkConditional(request: Request, existing: Item | undefined): Error | null | undefined;
  queryTable: QueryTable;
  createKey(item: Item, table: TableDescription, schema?: readonly KeyElement[]): string;
  createIndexKey(item: Item, table: TableDescription, schema: readonly KeyElement[]): string;
  updateIndexes(
    store: ActionStore,
    table: TableDescription,
    existing: Item | null | undefined,
    item: Item | null | undefined,
    callback: Callback<void>,
  ): void;
  validateKey(key: Item, table: TableDescription): Error | null | undefined;
  validateItem(item: Item, table: TableDescription): Error | null | undefined;
  /** The consumed capacity of an operation on these items, if the request asks for it. */
  addConsumedCapacity(
    request: Request,
    isRead: boolean,
    ...items: (Item | undefined)[]
  ): Capacity | undefined;
  validateKeyPaths(nestedPaths: unknown, table: TableDescription): Error | null | undefined;
  validationError(message: string): Error;
  mapPaths(paths: readonly unknown[], item: Item): Item;
  mapPath(path: readonly (string | number)[], item: Item): AttributeValue | null | undefined;
  itemSize(item: Item): number;
}
