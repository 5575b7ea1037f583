/** An airline as flights and air waybills name it. */
export interface Airline {
  /** The two characters before a flight number. */
  readonly code: string;
  readonly name: string;
  /** The three digits before the numbers of its air waybills. */
  readonly prefix: string;
}

/**
 * Airlines that carry cargo between New York and the Caribbean, as IATA's Airline Coding Directory has their designators and accounting
 * prefixes. The airline of another prefix is named with its first block of numbers.
 */
export const knownAirlines: readonly Airline[] = [
  { code: 'BW', name: 'Caribbean Airlines', prefix: '106' },
  { code: 'AA', name: 'American Airlines', prefix: '001' },
  { code: 'AC', name: 'Air Canada', prefix: '014' },
  { code: 'B6', name: 'JetBlue Airways', prefix: '279' },
  { code: 'BA', name: 'British Airways', prefix: '125' },
  { code: 'CM', name: 'Copa Airlines', prefix: '230' },
  { code: 'DL', name: 'Delta Air Lines', prefix: '006' },
  { code: 'KX', name: 'Cayman Airways', prefix: '378' },
  { code: 'M6', name: 'Amerijet International', prefix: '810' },
  { code: 'PY', name: 'Surinam Airways', prefix: '192' },
  { code: 'UA', name: 'United Airlines', prefix: '016' },
];

const withPrefix = (prefix: string): Airline | undefined =>
  knownAirlines.find((airline) => airline.prefix === prefix);
const withCode = (code: string): Airline | undefined =>
  knownAirlines.find((airline) => airline.code === code);

/** A block of numbers, as far as it says whose they are. */
interface Owned {
  readonly prefix: string;
  readonly airline?: string | undefined;
}

/** The two characters of the airline whose numbers begin with a prefix: as we know it, or as staff said with a block. */
export const airlineOfPrefix = (prefix: string, blocks: readonly Owned[] = []): string | undefined =>
  withPrefix(prefix)?.code ?? blocks.find((block) => block.prefix === prefix && block.airline)?.airline;

/** The airline of a prefix in words: `Caribbean Airlines (BW)`, `YY`; undefined when nobody has said whose it is. */
export const airlineWords = (prefix: string, blocks: readonly Owned[] = []): string | undefined => {
  const code = airlineOfPrefix(prefix, blocks);
  const name = code === undefined ? undefined : withCode(code)?.name;
  return name === undefined ? code : `${name} (${code})`;
};

/** The two characters of the airline in a flight number: `BW` of `BW 525`. */
export const airlineInFlightNumber = (flightNumber: string): string => flightNumber.slice(0, 2);

/** Why a flight does not get a number with this prefix, which is of another airline; undefined when it may. */
export const prefixProblem = (
  flightNumber: string,
  prefix: string,
  blocks: readonly Owned[] = [],
): string | undefined => {
  const code = airlineInFlightNumber(flightNumber);
  const owner = airlineOfPrefix(prefix, blocks);
  if (owner !== undefined && owner !== code)
    return `Numbers that begin with ${prefix} are of ${airlineWords(prefix, blocks) ?? owner}. Flight ${flightNumber} needs a number of its own airline.`;
  const own = withCode(code);
  return own !== undefined && own.prefix !== prefix
    ? `Numbers of ${own.name} begin with ${own.prefix}, and this one begins with ${prefix}. Flight ${flightNumber} needs a number of its own airline.`
    : undefined;
};
