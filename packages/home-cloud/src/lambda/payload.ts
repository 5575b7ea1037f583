/** Lambda's limit for one event, and for one result. */
export const maximumPayloadBytes = 6 * 1024 * 1024;

/** Cuts records into batches of at most `size` that also fit into one event. A record that is too large for any is alone. */
export function* batchesOf<Record>(records: readonly Record[], size: number): Generator<readonly Record[]> {
  let batch: Record[] = [];
  let bytes = 0;
  for (const record of records) {
    const more = Buffer.byteLength(JSON.stringify(record));
    if (batch.length === size || (batch.length > 0 && bytes + more > maximumPayloadBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(record);
    bytes += more;
  }
  if (batch.length > 0) yield batch;
}
