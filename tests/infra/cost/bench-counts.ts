import { readResults } from '#bench/harness/results.ts';

const figureNamed = (name: string) => {
  const figure = readResults().figures.find((one) => one.name === name);
  if (!figure) throw new Error(`bench/results.json has no figure ${name}.`);
  return figure;
};

/** What the details of a figure say about one thing. */
const saidBy = (figure: string, about: string): string => {
  const detail = figureNamed(figure).details.find(
    ({ what, value }) => what === about && !/^\$0\.\d+$/.test(value),
  );
  if (!detail) throw new Error(`The figure ${figure} says nothing about ${about}.`);
  return detail.value;
};

/** The numbers in a text: `13 and 11`, `40, heard by 121 calls`, `$0.1793 and $0.0924`. */
const numbersIn = (text: string): readonly [number, number] => {
  const [first, second] = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  if (first === undefined || second === undefined) throw new Error(`Two numbers are missing in “${text}”.`);
  return [first, second];
};

/** The dollars of a figure by part: each detail that is nothing but an amount. */
const dollarsOf = (figure: string): ReadonlyMap<string, number> =>
  new Map(
    figureNamed(figure).details.flatMap(({ what, value }) =>
      /^\$0\.\d+$/.test(value) ? [[what, Number(value.slice(1))] as const] : [],
    ),
  );

/** The dollars of a shipment in one or more parts, in its life and for its money and messages. */
const both = (...parts: readonly string[]): number =>
  ['shipment-dollars', 'money-dollars']
    .map(dollarsOf)
    .flatMap((dollars) => parts.map((part) => dollars.get(part) ?? 0))
    .reduce((sum, dollars) => sum + dollars, 0);

/** What the bench counts for one shipment: its life, its invoice and payment, and all its messages. */
export const countShipment = () => {
  const [lifeEvents, lifeCalls] = numbersIn(saidBy('shipment-dollars', 'events'));
  const [moneyEvents, moneyCalls] = numbersIn(saidBy('money-dollars', 'events'));
  const [mails, texts] = numbersIn(saidBy('money-dollars', 'mails and WhatsApp messages'));
  const [toGuyana, toUnitedStates] = numbersIn(
    saidBy('money-dollars', 'fees for the WhatsApp messages, to Guyana and to the United States'),
  );
  return {
    events: lifeEvents + moneyEvents,
    calls: lifeCalls + moneyCalls,
    mails,
    texts,
    dollars: {
      mail: both('mails'),
      work: both('HTTP API', 'Lambda', 'DynamoDB writes', 'DynamoDB reads', 'events', 'archive'),
      edge: both('CloudFront', 'firewall'),
      logs: both('logs'),
      storage: both('storage for five years'),
      toGuyana,
      toUnitedStates,
    },
    /** All that the two figures add up to; storage and fees stand beside them. */
    sum: figureNamed('shipment-dollars').value + figureNamed('money-dollars').value,
    /** Dollars of a record of telemetry. */
    telemetry: (figureNamed('dollars').samples.ours[0] ?? Number.NaN) / 1e6,
  };
};
