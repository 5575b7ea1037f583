/** Characters that one line of a list shows. The whole message is in the example of the group. */
const LIMIT = 160;

/** A message for counters and events. Cutting may leave half of a surrogate pair, which DynamoDB refuses, so that is repaired. */
export const shortMessage = (message: string): string => message.slice(0, LIMIT).toWellFormed();
