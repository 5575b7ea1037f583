/** A stream at home has one shard and never splits it. */
export const shardId = 'shardId-home';
