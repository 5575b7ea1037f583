import { dollars } from '../../kernel/money.ts';
import { pathTo } from '../../kernel/paths.ts';
import type { Step } from '../../next-step/next-step.ts';
import type { ParcelHold } from '../holds/hold-kinds.ts';
import type { Parcel, PlacedParcelHold } from '../parcel.ts';
import type { ParcelFacts } from './facts.ts';
import { isFree, lastFreeWords, storageWords, waitingWords } from './storage-words.ts';

/** The page of a parcel, where its owner does everything that is not done elsewhere. */
const pageOf = ({ code }: Pick<Parcel, 'code'>): string => pathTo('/dashboard/mailbox/:code', { code });

/** The hold of a kind; undefined where there is none. */
const holdIn = (
  holds: readonly PlacedParcelHold[],
  kind: ParcelHold,
): { readonly note?: string | undefined } | undefined => holds.find((hold) => hold.kind === kind);

/** Says what is inside, and answers what the airline asks. Both are one form. */
const declareStep = ({ parcel }: ParcelFacts, holds: readonly PlacedParcelHold[]): Step | undefined => {
  const isValue = holdIn(holds, 'VALUE_MISSING') !== undefined;
  const isDanger = holdIn(holds, 'DANGERS_UNANSWERED') !== undefined;
  if (!isValue && !isDanger) return undefined;
  return {
    act: 'DECLARE',
    title: isValue ? 'Say what is inside and what it cost' : 'Answer one question about what is inside',
    lines: [
      ...(isValue ? ['Customs asks for each thing and what one of it cost.'] : []),
      ...(isDanger
        ? ['The airline asks whether there are batteries, perfume, spray cans or the like inside.']
        : []),
    ],
    button: { label: isValue ? 'Say what is inside' : 'Answer the question', path: pageOf(parcel) },
  };
};

/** Sends the invoice of the store, or another one. */
const invoiceStep = ({ parcel }: ParcelFacts, holds: readonly PlacedParcelHold[]): Step | undefined => {
  const hold = holdIn(holds, 'INVOICE_MISSING');
  if (hold === undefined) return undefined;
  const isAgain = parcel.declaration.invoice.state === 'REJECTED';
  const title = isAgain ? 'Send another invoice' : 'Add the store’s invoice';
  return {
    act: 'SEND_PAPER',
    title,
    lines: [
      ...(hold.note === undefined ? [] : [`We sent it back: ${hold.note}`]),
      'Customs asks for it: a photo or a PDF of the order with its prices.',
    ],
    button: { label: isAgain ? title : 'Add the invoice', path: pageOf(parcel) },
  };
};

/** Signs what the Postal Service asks for. */
const formStep = (holds: readonly PlacedParcelHold[]): Step | undefined =>
  holdIn(holds, 'FORM_1583') === undefined
    ? undefined
    : {
        act: 'SEND_FORM_1583',
        title: 'Send us Form 1583 for your mailbox',
        lines: [
          'U.S. Mail (USPS) brought it, and we may give U.S. Mail to you only with your signed Form 1583.',
        ],
        button: { label: 'Open my mailbox', path: pathTo('/dashboard/mailbox', {}) },
      };

/** What has to be given before it can fly, in the order of its form. */
export const paperSteps = (facts: ParcelFacts, holds: readonly PlacedParcelHold[]): readonly Step[] => {
  const declare = declareStep(facts, holds);
  const invoice = invoiceStep(facts, holds);
  // One that was sent back is what its owner has just been asked for.
  const isAgain = facts.parcel.declaration.invoice.state === 'REJECTED';
  return [...(isAgain ? [invoice, declare] : [declare, invoice]), formStep(holds)].filter(
    (step) => step !== undefined,
  );
};

/** Says what becomes of what may not fly; undefined where it may. */
export const decideStep = (facts: ParcelFacts, holds: readonly PlacedParcelHold[]): Step | undefined => {
  const { returnToStore } = facts.card;
  const hold = holdIn(holds, 'DISPOSE_OR_RETURN');
  if (hold === undefined) return undefined;
  const price = returnToStore > 0 ? ` for ${dollars(returnToStore)}` : '';
  return {
    act: 'DECIDE_PARCEL',
    title: 'It may not fly: decide what happens to it',
    lines: [
      hold.note ?? 'Something inside is not allowed on a plane.',
      `We will send it back to the store${price}, or dispose of it.`,
      ...waitingWords(facts),
    ],
    button: { label: 'Decide what happens', path: pageOf(facts.parcel) },
  };
};

/** Sends it on, by the end of its free days. */
export const sendStep = (facts: ParcelFacts): Step => {
  const { code, freeUntil } = facts.parcel;
  return {
    act: 'SEND_ON',
    title: isFree(facts) ? `Send it on by ${lastFreeWords(facts)}` : 'Send it on',
    name: 'Send it on',
    lines: [...storageWords(facts)],
    ...(isFree(facts) ? { by: freeUntil } : {}),
    button: { label: 'Send it on', path: `${pathTo('/dashboard/mailbox/send', {})}?parcels=${code}` },
  };
};

/** Books the shipment that it is in. What that waits for, only the shipment knows. */
export const shipmentStep = ({ parcel: { shipment } }: ParcelFacts): Step | undefined =>
  shipment === undefined
    ? undefined
    : {
        act: 'BOOK',
        title: 'Finish its shipment',
        lines: [`It is in shipment ${shipment.number}, which is not booked yet. Its page says what is next.`],
        button: {
          label: 'Open the shipment',
          path: pathTo('/dashboard/shipments/:number', { number: shipment.number }),
        },
      };
