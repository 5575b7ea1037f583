/** The fields of an address: one of four shapes (trade.md, What the owner fixed). */
export type AddressShape = 'united-states' | 'guyana' | 'caribbean' | 'other';

/** How many digits a phone number has in a country, and how they are written. */
export interface NumberingPlan {
  readonly min: number;
  readonly max: number;
  /** Shown when there are enough digits, but they do not make a number. */
  readonly example: string;
  /** A pattern for the digits, besides their number. */
  readonly digits?: RegExp;
  /** The prefix of the country, if it is not the whole calling code. */
  readonly prefix?: string;
}

export const sevenDigits: NumberingPlan = { min: 7, max: 7, example: '123-4567' };

/** How addresses and phone numbers of a country are written. */
export interface Address {
  /** The country as addresses name it. */
  readonly name: string;
  /** In the format of the selector: `+1-876`. */
  readonly callingCode: string;
  /** Another code with which numbers there begin. */
  readonly laterCode?: string;
  readonly shape: AddressShape;
  /** Without a plan, any number of digits is taken. */
  readonly phone?: NumberingPlan;
  /** Without a pattern, a postal code needs at least 3 characters. */
  readonly postalCode?: RegExp;
  /** How to write an address of this country, for the box above the form. */
  readonly hint?: string;
}

/** What a destination is, for everybody. Public pages load it, so what only settings and staff need is in `start.ts`. */
export interface Place {
  readonly code: string;
  /** The path of its page. */
  readonly path: `/service-areas/${string}`;
  readonly country: string;
  /** The city where cargo lands and is collected. */
  readonly city: string;
  /** IATA code of the airport. */
  readonly airport: string;
  /** Cents for each chargeable pound on the first rate card (trade.md, The price). Those of today are settings. */
  readonly firstPerLb: number;
  readonly zone: string;
  /** Its money: the code (ISO 4217) of a currency that has hundredths, and what people call it. */
  readonly currency: { readonly code: string; readonly name: string };
  readonly address: Address;
  /** By which customs identifies a consignee, and whether it releases nothing without it: false where that is not confirmed (trade.md, Customs). */
  readonly taxNumber: { readonly name: string; readonly words: string; readonly isAsked: boolean };
  /** Customs forms that we know by name. Elsewhere the agent writes the name of theirs. */
  readonly forms?: readonly string[];
}

/** A holiday whose day depends on the moon. */
export type MoonHoliday =
  | 'holi'
  | 'diwali'
  | 'eidAlFitr'
  | 'eidAlAdha'
  | 'prophetsBirthday'
  | 'chineseNewYear';

/** Public holidays of a country, besides those that all destinations have. */
export interface PublicHolidays {
  /** On the same day of every year: `02-23`. */
  readonly yearly: readonly (readonly [day: string, name: string])[];
  /** On days that depend on Easter or on a weekday, until the end of 2028. */
  readonly dated: readonly (readonly [date: string, name: string])[];
  /** On days that depend on the moon and are announced, with their names there. */
  readonly announced: readonly (readonly [holiday: MoonHoliday, name: string])[];
}

/** Where a new installation says that goods are collected. Hours are as people read them, numbers with their country code. */
interface CounterStart {
  readonly name: string;
  readonly street: string;
  readonly town: string;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly phone: string;
  readonly whatsapp?: string;
}

/** What a new installation begins with. The owner changes all of it in the settings. */
export interface LaneStart {
  /** The weekly flight (trade.md, The weekly cycle). 5 is Friday. */
  readonly flight: {
    readonly originAirport: string;
    readonly departs: number;
    readonly transitDays: { readonly min: number; readonly max: number };
  };
  /** What fits on it. An assumption, until the airlines give theirs. */
  readonly capacity: { readonly lb: number; readonly pieces: number };
  readonly holidays: PublicHolidays;
  /** An invented counter. It says that it is a sample, and production is not deployed with it. */
  readonly counter: CounterStart;
}
