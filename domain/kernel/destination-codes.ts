/**
 * The countries that we fly to, in the order in which they are shown (trade.md, What the owner fixed). What we know of each is in its
 * folder in `lanes`. A new one needs its code here, and then the types ask for the rest. The codes stand alone, because roles and rights
 * need no more, and the app reads those first.
 */
export const destinationCodes = ['GY', 'JM', 'TT', 'BB', 'SR'] as const;
export type DestinationCode = (typeof destinationCodes)[number];

export type OfEach<Value> = Readonly<Record<DestinationCode, Value>>;

/** One value for each destination, by its code. */
export const eachDestination = <Value>(of: (code: DestinationCode) => Value): OfEach<Value> =>
  Object.fromEntries(destinationCodes.map((code) => [code, of(code)])) as OfEach<Value>;
