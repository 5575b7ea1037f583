/** So many workers send messages at once. */
export const sendingWorkers = 5;

/** What the workers leave of the provider's rate for letters of other functions, such as receipts. */
const SHARE = 0.7;

/** WhatsApp takes 80 messages a second from one number. */
export const TEXTS_A_SECOND = 80;

/** How many milliseconds one worker waits between two messages, so that all of them together keep a provider's rate. */
export const gapFor = (aSecond: number): number => Math.ceil((sendingWorkers * 1000) / (aSecond * SHARE));
