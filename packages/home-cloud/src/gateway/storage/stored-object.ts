/** An object of a bucket. */
export interface StoredObject {
  readonly body: Buffer;
  /** With quotes, as in the ETag header. */
  readonly etag: string;
  readonly lastModified: Date;
  /** The headers that were stored with it, such as content-type and cache-control. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Finds an object by key. Undefined when there is none. */
export type FetchObject = (key: string) => Promise<StoredObject | undefined>;
