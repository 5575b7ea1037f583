/** The description of a store. */
interface KeyValueStoreState {
  /** Changes with every change of the store. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  readonly items: number;
  /** The size of all keys and values. */
  readonly bytes: number;
}

/** Puts and deletes that take effect together. */
export interface KeyValueChange {
  readonly puts?: ReadonlyMap<string, string>;
  readonly deletes?: readonly string[];
}

/** A CloudFront KeyValueStore. Edge functions read it. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  /** All pairs, ordered by key. */
  entries(): readonly (readonly [key: string, value: string])[];
  /** Atomic for readers. Durable when it returns. */
  change(change: KeyValueChange): void;
  state(): KeyValueStoreState;
}
