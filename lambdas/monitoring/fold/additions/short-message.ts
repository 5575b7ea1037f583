/** What one line of a list shows; the whole message is in the group's sample. */
const LIMIT = 160;

/** A message as counters and events carry it. Cutting may split a character of two halves, which no database takes. */
export const shortMessage = (message: string): string => message.slice(0, LIMIT).toWellFormed();
