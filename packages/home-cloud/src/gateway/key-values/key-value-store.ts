/** What a store tells about itself. */
interface KeyValueStoreState {
  /** Another one after every change. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly items: number;
  /** Of keys and values together. */
  readonly bytes: number;
}

/** What is put and taken away in one step. */
export interface KeyValueChange {
  readonly puts?: ReadonlyMap<string, string>;
  readonly deletes?: readonly string[];
}

/** A CloudFront KeyValueStore: read by edge functions, written by whoever publishes. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** All pairs, by key. */
  entries(): readonly (readonly [key: string, value: string])[];
  /** Readers see all of it or nothing; durable when it returns. */
  change(change: KeyValueChange): void;
  state(): KeyValueStoreState;
}
