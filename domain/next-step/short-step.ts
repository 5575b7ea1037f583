import * as z from 'zod/mini';
import { dollars } from '../kernel/money.ts';

/** What a step is called wherever it is said. In a file of its own: the first screen loads no more of a step than it shows. */
export const StepHead = z.object({
  /** `Pay $385.00 by Tue, Nov 24, 4:00 PM`. */
  title: z.string(),
  /** The instant before which it has to be done, ISO 8601. It is never over: a step that is late has none. */
  by: z.optional(z.string()),
  /** What the button says, and the path of the app that it leads to. */
  button: z.optional(z.object({ label: z.string(), path: z.string() })),
});

/** How many lines a list has room for. */
export const SHORT_LINES = 2;

/** What a list says of the next step: as much as fits beside others, in the words of the whole. */
export const ShortStep = z.object({
  ...StepHead.shape,
  lines: z.array(z.string()).check(z.maxLength(SHORT_LINES)),
  /** The hour of what the last line says is due before the step of the title, ISO 8601. */
  alsoBy: z.optional(z.string()),
  /** There is something for the person to do. */
  isToDo: z.optional(z.literal(true)),
});
export type ShortStep = z.infer<typeof ShortStep>;

/** The next hour at which something of it is due; undefined where nothing has one. */
export const dueBy = ({ by, alsoBy }: Pick<ShortStep, 'by' | 'alsoBy'>): string | undefined => alsoBy ?? by;

/** The same of a payment of `cents` that was made a moment ago: it is not asked for again, and what is due beside it stays. */
export const shortWhileConfirming = ({ lines, alsoBy }: ShortStep, cents: number): ShortStep => ({
  title: `We are confirming your payment of ${dollars(cents)}`,
  lines: lines.filter((line) => line.startsWith('Also: ')),
  ...(alsoBy === undefined ? {} : { alsoBy, isToDo: true }),
});
