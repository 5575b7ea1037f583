import * as z from 'zod/mini';
import { customs } from '../../carriage/customs/customs.ts';
import type { DestinationCode } from '../../kernel/destinations.ts';

/** The papers by which a counter knows who is in front of it. */
export const idKinds = ['PASSPORT', 'NATIONAL_ID', 'DRIVERS_LICENSE'] as const;
type IdKind = (typeof idKinds)[number];

export const idNames: Readonly<Record<IdKind, string>> = {
  PASSPORT: 'Passport',
  NATIONAL_ID: 'National ID card',
  DRIVERS_LICENSE: 'Driver’s license',
};

interface TaxNumber {
  /** As people there call it: `TIN`. */
  readonly name: string;
  /** Whether customs there release nothing without it. */
  readonly isAsked: boolean;
}

/** Countries whose customs identify the receiver by it (trade.md, Customs). Elsewhere we have not confirmed that, so it may be left out. */
const asking: readonly DestinationCode[] = ['GY', 'JM'];

/** The tax number that a counter asks for. */
export const taxNumberIn = (to: DestinationCode): TaxNumber => ({
  name: customs[to].taxNumber.short,
  isAsked: asking.includes(to),
});

/** The number of an ID or the tax number of a person, without blanks and dashes. */
export const PersonalNumber = z.string().check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^[0-9A-Z]{4,20}$/, 'Enter 4 to 20 letters and digits'),
);

const SHOWN = 3;

/** A number as it is shown: its last three characters. */
export const masked = (number: string): string => `•••• ${number.slice(-SHOWN)}`;
