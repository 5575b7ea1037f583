import { destinations } from '../../kernel/destinations.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Step, StepPlace } from '../../next-step/next-step.ts';
import { counterOf } from '../../next-step/places.ts';
import { isClosed } from '../../shipments/lifecycle.ts';
import type { ShipmentFacts } from '../../shipments/next-step/facts.ts';
import { whoseGoods } from '../../shipments/next-step/goods-words.ts';
import { nextOfSender } from '../../shipments/next-step/sender.ts';
import { consigneeOf, houseOf, type Party } from './party.ts';

/** One thing that its reader does, and where. */
interface SlipStep {
  readonly title: string;
  readonly lines: readonly string[];
  /** The address, its hours and its phone. Empty where a step has no place. */
  readonly place: readonly string[];
}

/** What the slip for a sender without e-mail says: the same as the letter and the page of the shipment. */
export interface SlipFacts {
  readonly number: string;
  /** Where the shipment can be followed. */
  readonly link: string;
  readonly house: Party;
  /** `Marva’s barrel and 2 boxes`. */
  readonly goods: string;
  /** The day of its flight and where that goes; that there is none where it is on none. */
  readonly flight: string;
  readonly receiver: Party;
  /** The counter where the receiver collects it. Empty where a step says it, and where nothing is collected. */
  readonly collectedAt: readonly string[];
  readonly steps: readonly SlipStep[];
  /** What we do, and what comes. */
  readonly news: readonly string[];
  readonly closing: readonly string[];
}

const placeLines = ({ address, name, hours, phone }: StepPlace): readonly string[] => [
  address ?? name,
  ...hours,
  ...(phone === undefined ? [] : [phone.display]),
];

const stepOf = ({ title, lines, place }: Step): SlipStep => ({
  title,
  lines,
  place: place === undefined ? [] : placeLines(place),
});

/** A receiver has no account, and their sender no screen on which the counter stands. */
const collectedAt = (
  { shipment: { to, door, state }, capabilities }: ShipmentFacts,
  steps: readonly Step[],
): readonly string[] => {
  const isSaid = steps.some(({ act }) => act === 'PASS_ON');
  if (isSaid || door !== undefined || isClosed(state) || capabilities === undefined) return [];
  const counter = counterOf(capabilities, to);
  return counter === undefined ? [] : placeLines(counter);
};

/** How somebody does without a screen what is done on one. */
const closingOf = (steps: readonly Step[], { brand, shipment }: ShipmentFacts): readonly string[] => [
  ...(steps.some(({ act }) => act === 'PAY') ? ['You can also pay at our dock.'] : []),
  `Questions, or no Internet? Call ${brand.phone.display} and give the number ${shipment.number}.`,
];

/**
 * The slip of a shipment, in the words of what its sender has to do now.
 * @param siteUrl the address of the public site.
 */
export const slipFacts = (facts: ShipmentFacts, siteUrl: string): SlipFacts => {
  const { shipment, flight, brand } = facts;
  const { number, to } = shipment;
  const { todo, after, ours, comes } = nextOfSender(facts);
  const steps = [todo, ...after].filter((step) => step !== undefined);
  const isFlying = flight !== undefined && flight.state !== 'CANCELLED';
  return {
    number,
    link: `${siteUrl}/tracking?number=${number}`,
    house: houseOf(brand),
    goods: whoseGoods(shipment),
    flight: isFlying ? `${dayWords(flight.day)}, to ${destinations[to].city}` : 'No flight yet',
    receiver: consigneeOf(shipment),
    collectedAt: collectedAt(facts, steps),
    steps: steps.map(stepOf),
    news: [...ours, ...comes],
    closing: closingOf(steps, facts),
  };
};
