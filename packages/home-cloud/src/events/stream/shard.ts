/** A stream at home always has one shard. */
export const shardId = 'shardId-home';
