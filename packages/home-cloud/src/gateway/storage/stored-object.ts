/** An object of a bucket as S3 would hand it over. */
export interface StoredObject {
  readonly body: Buffer;
  /** Quoted, as in the ETag header. */
  readonly etag: string;
  readonly lastModified: Date;
  /** content-type, cache-control and whatever else was stored with it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Looks an object up; undefined when there is none. */
export type FetchObject = (key: string) => Promise<StoredObject | undefined>;
