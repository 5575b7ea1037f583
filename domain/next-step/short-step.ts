import * as z from 'zod/mini';
import { dollars } from '../kernel/money.ts';

/** What a step is called wherever it is said. In a file of its own: the first screen loads no more of a step than it shows. */
export const StepHead = z.object({
  /** `Pay $385.00 by Tue, Nov 24, 4:00 PM`. */
  title: z.string(),
  /** The instant before which it has to be done, ISO 8601. It is never over: a step that is late has none. */
  by: z.optional(z.string()),
  /** What it costs, in cents. It is never zero. */
  amount: z.optional(z.int().check(z.minimum(1))),
  /** What the button says, and the path of the app that it leads to. */
  button: z.optional(z.object({ label: z.string(), path: z.string() })),
});

type StepHead = z.infer<typeof StepHead>;

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

const ALSO = 'Also: ';

/** The line that says what is to be done beside the step of the title. */
export const alsoLine = (title: string): string => `${ALSO}${title}.`;

/** What is said of a payment by card, in cents, that was made a moment ago. */
export const confirmingPayment = (cents: number): string =>
  `We are confirming your payment of ${dollars(cents)} by card`;

type Asked = Pick<StepHead, 'title' | 'button' | 'amount'> & { readonly name?: string | undefined };

/** A step to pay that asks for less, in cents. What each part of the whole is for says nothing of the rest. */
export const askingFor = <Step extends Asked>(step: Step, cents: number): Step => {
  const { title, name, button, amount = cents } = step;
  const said = (words: string): string => words.replace(dollars(amount), dollars(cents));
  return {
    ...step,
    title: said(title).replace(/: \$.*/, ''),
    ...(name === undefined ? {} : { name: said(name) }),
    ...(button === undefined ? {} : { button: { ...button, label: said(button.label) } }),
    amount: cents,
  };
};

/** What a list says of a step to pay of which `cents` were paid by card a moment ago: the rest of it, or what is to be done beside it. */
export const shortWhileConfirming = (step: ShortStep, cents: number): ShortStep => {
  const { amount = 0, lines, alsoBy } = step;
  if (cents <= 0) return step;
  if (cents < amount) return askingFor(step, amount - cents);
  const said = confirmingPayment(cents);
  const also = lines.find((line) => line.startsWith(ALSO))?.slice(ALSO.length, -1);
  return also === undefined
    ? { title: said, lines: [] }
    : { title: also, lines: [`${said}.`], ...(alsoBy === undefined ? {} : { by: alsoBy }), isToDo: true };
};
