import { destinations } from '../../kernel/destinations.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { Step } from '../../next-step/next-step.ts';
import type { ShipmentFacts } from '../../shipments/next-step/facts.ts';
import { whoseGoods } from '../../shipments/next-step/goods-words.ts';
import { nextOfSender } from '../../shipments/next-step/sender.ts';
import { consigneeOf, houseOf, type Party } from './party.ts';

/** One thing that its reader does, and where. */
export interface SlipStep {
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
  readonly steps: readonly SlipStep[];
  /** What we do, and what comes. */
  readonly news: readonly string[];
  readonly closing: readonly string[];
}

const stepOf = ({ title, lines, place }: Step): SlipStep => ({
  title,
  lines,
  place:
    place === undefined
      ? []
      : [
          place.address ?? place.name,
          ...place.hours,
          ...(place.phone === undefined ? [] : [place.phone.display]),
        ],
});

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
    steps: steps.map(stepOf),
    news: [...ours, ...comes],
    closing: closingOf(steps, facts),
  };
};
