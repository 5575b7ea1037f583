import { dollars } from '../../kernel/money.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { inSteps, type NextStep } from '../../next-step/next-step.ts';
import { holdsOf } from '../holds/holds.ts';
import { isHere } from '../lifecycle.ts';
import type { PlacedParcelHold } from '../parcel.ts';
import type { ParcelFacts } from './facts.ts';
import { decideStep, paperSteps, sendStep, shipmentStep } from './owner-steps.ts';
import { waitingWords } from './storage-words.ts';

const over = (comes: readonly string[], ours: readonly string[] = []): NextStep => ({
  ...inSteps([], { ours, comes }),
  isOver: true,
});

const ofPhotos = ({ parcel: { photos, state } }: ParcelFacts): readonly string[] =>
  photos !== undefined && photos.doneAt === undefined && isHere(state)
    ? [`We take the ${photos.count} photos that you asked for the next time that we are at its shelf.`]
    : [];

const ofGoods = (holds: readonly PlacedParcelHold[]): readonly string[] =>
  holds.some(({ kind }) => kind === 'DG_REVIEW')
    ? ['We look at what is inside before it flies, and tell you what can go.']
    : [];

const ofInvoice = ({ parcel }: ParcelFacts): readonly string[] =>
  parcel.declaration.invoice.state === 'PROVIDED' ? ['We are reading your invoice.'] : [];

/** On its shelf: what is missing, then the way on. What may not fly needs a decision, and no paper. */
const onItsShelf = (facts: ParcelFacts): NextStep => {
  const { parcel } = facts;
  const holds = holdsOf(parcel, facts);
  const photos = ofPhotos(facts);
  if (parcel.disposal?.agreedAt !== undefined)
    return inSteps([], {
      ours: ['You agreed that we dispose of it. We do that next.', ...photos],
      comes: ['You can still keep it until then.'],
    });
  const decide = decideStep(facts, holds);
  if (decide !== undefined) return inSteps([decide], { ours: photos, comes: [] });
  const isLookedAt = holds.some(({ kind }) => kind === 'DG_REVIEW');
  return inSteps([...paperSteps(facts, holds), ...(isLookedAt ? [] : [sendStep(facts)])], {
    ours: [...ofGoods(holds), ...ofInvoice(facts), ...photos],
    comes: isLookedAt
      ? ['Then you can send it on.', ...waitingWords(facts)]
      : ['Then it flies with the flight that you choose.'],
  });
};

const goingBack = (facts: ParcelFacts): NextStep => {
  const { back } = facts.parcel;
  const fee = back !== undefined && back.fee > 0 ? ` That costs ${dollars(back.fee)} once it is done.` : '';
  const label = back?.label === undefined ? '' : ', with the label that you sent';
  return back?.sentOn
    ? inSteps([], { ours: ['We will send it on by mail, to the address that you left.'], comes: [] })
    : inSteps([], {
        ours: [`We hand it to the carrier, back to the store${label}.${fee}`, ...ofPhotos(facts)],
        comes: ['You can still keep it until the carrier has it.'],
      });
};

const goneBack = ({ parcel: { back } }: ParcelFacts): NextStep => {
  const at = back?.handedOverAt;
  const since = at === undefined ? '' : ` since ${dayWords(newYorkDay(new Date(at)))}`;
  const fee =
    back !== undefined && back.fee > 0 ? [`The fee of ${dollars(back.fee)} is on your invoice.`] : [];
  return over([
    back?.sentOn
      ? `It is on its way to the address that you left${since}.`
      : `It is on its way back to the store${since}.`,
    ...fee,
  ]);
};

/**
 * What the owner of a parcel has to do now. As soon as it is booked to fly, everything else is asked for its shipment, so a parcel
 * says that of itself and asks for nothing.
 */
export const nextOfParcel = (facts: ParcelFacts): NextStep => {
  const { state, shipment } = facts.parcel;
  const step = shipmentStep(facts);
  switch (state) {
    case 'IN_STORAGE':
      return onItsShelf(facts);
    case 'UNIDENTIFIED':
      return inSteps([], { ours: ['We are finding out whose it is.'], comes: [] });
    case 'REQUESTED':
      return inSteps(step === undefined ? [] : [step], {
        ours: ofPhotos(facts),
        comes: ['Then it flies with its shipment.'],
      });
    case 'PACKED':
    case 'SHIPPED':
      return over(
        [
          shipment === undefined
            ? 'It flies with its shipment.'
            : `It flies with shipment ${shipment.number}.`,
        ],
        ofPhotos(facts),
      );
    case 'DELIVERED':
      return over(['It was collected.']);
    case 'RETURNING':
      return goingBack(facts);
    case 'RETURNED':
      return goneBack(facts);
    case 'DISPOSED':
      return over(['We disposed of it.']);
  }
};
