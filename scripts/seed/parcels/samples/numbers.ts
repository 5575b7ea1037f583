import { createHash } from 'node:crypto';
import { PARCEL_CODE_BYTES, parcelCode } from '#domain/parcels/reference.ts';
import { carrierOf } from '#domain/parcels/tracking/carrier.ts';
import type { Carrier } from '#domain/parcels/tracking/carriers.ts';

/** The forms of numbers that the samples have: `#` is a digit, `?` the check digit. The number of the shipper at UPS says that it is a sample. */
const forms = {
  UPS: ['UPS', '1ZSAMPLE03#######?'],
  /** USPS brings these for the last mile. */
  UPS_SAVER: ['UPS', '1ZSAMPLEYW#######?'],
  FEDEX: ['FEDEX', '77#########?'],
  FEDEX_GROUND: ['FEDEX', '96############?'],
  AMAZON: ['AMAZON', 'TBA9###########'],
  USPS: ['USPS', '9400#################?'],
  DHL: ['DHL', 'JD014600############'],
  DHL_EXPRESS: ['DHL', '33########?'],
  ONTRAC: ['ONTRAC', 'C1############?'],
  LASERSHIP: ['LASERSHIP', '1LS7##############'],
  GOFO: ['GOFO', 'GFUS01############'],
  SPEEDX: ['SPEEDX', 'SPXEWR############'],
  UNIUNI: ['UNIUNI', 'UUS5###############'],
  YUNEXPRESS: ['YUNEXPRESS', 'YT24##############'],
  /** A courier that has no form of its own. */
  OTHER: ['OTHER', 'COURIER########'],
} as const satisfies Record<string, readonly [Carrier, string]>;

export type SampleCarrier = keyof typeof forms;
export const sampleCarriers = Object.keys(forms) as readonly SampleCarrier[];

const hashOf = (words: string): Buffer => createHash('sha256').update(words).digest();

/** The tracking number of a sample, the same for the same words, with the check digit that its carrier would give it. */
export const trackingOf = (carrier: SampleCarrier, words: string): string => {
  const [name, form] = forms[carrier];
  const bytes = hashOf(`tracking number ${words}`);
  let place = 0;
  const digits = form.replace(/#/g, () => {
    place += 1;
    return String((bytes[place - 1] ?? 0) % 10);
  });
  const numbers = Array.from({ length: 10 }, (_, check) => digits.replace('?', String(check)));
  const found = numbers.find((number) => carrierOf(number).carrier === name);
  if (found === undefined) throw new Error(`No check digit fits ${digits} of ${carrier}.`);
  return found;
};

/** The code of a sample, as the device of the bench would have made it. */
export const parcelCodeOf = (words: string): string =>
  parcelCode.of(hashOf(`parcel ${words}`).subarray(0, PARCEL_CODE_BYTES));
