import type { PreAlert, PreAlertForm } from '#domain/parcels/alerts/pre-alert.ts';
import { carrierOf } from '#domain/parcels/tracking/carrier.ts';
import { type Carrier, carriers } from '#domain/parcels/tracking/carriers.ts';
import { sameTracking } from '#domain/parcels/tracking/normal.ts';
import { trackingProblem, trackingTyped } from '#domain/parcels/tracking/typed.ts';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import {
  declarationOf,
  nothingTyped,
  problemsOf,
  type TypedDeclaration,
  typedFrom,
} from '../declare/typed.ts';

/** One parcel in the form of an announcement. */
export interface TypedAlert {
  /** The id of the pre-alert: the same however often it is sent. */
  readonly id: string;
  readonly tracking: string;
  /** Chosen where the form of the number does not tell; empty before. */
  readonly carrier: string;
  readonly declaration: TypedDeclaration;
  /** Fields that were filled from a mail and that nobody has touched since. */
  readonly guessed: ReadonlySet<string>;
}

const noGuess: ReadonlySet<string> = new Set();

export const emptyAlert = (): TypedAlert => ({
  id: uuidV7(),
  tracking: '',
  carrier: '',
  declaration: nothingTyped,
  guessed: noGuess,
});

/** A pre-alert as its owner can change it. */
export const alertFrom = ({ id, tracking, carrier, declaration }: PreAlert): TypedAlert => ({
  id,
  tracking,
  carrier,
  declaration: typedFrom(declaration),
  guessed: noGuess,
});

/** Whether nobody has typed anything into it. */
export const isUntouched = ({ tracking, declaration }: TypedAlert): boolean =>
  tracking.trim() === '' && declaration === nothingTyped;

/** Who brings it: told by the number, or chosen where it does not tell. */
export const carrierTyped = ({ tracking, carrier }: TypedAlert): { carrier: string; certain: boolean } => {
  const told = carrierOf(trackingTyped(tracking));
  return told.certain ? told : { carrier: carrier || told.carrier, certain: false };
};

/** The carriers to choose from where a number does not tell. */
export const carrierChoices: readonly Carrier[] = carriers;

/** What is wrong with a number that is ready to be sent. */
const numberProblem = (alert: TypedAlert, all: readonly TypedAlert[]): string | undefined => {
  if (alert.tracking.trim() === '') return 'Give the tracking number. It is in the store’s shipping e-mail';
  const twice = all.find((other) => other.id !== alert.id && sameTracking(other.tracking, alert.tracking));
  return trackingProblem(alert.tracking) ?? (twice === undefined ? undefined : 'This number is here twice');
};

/** What is wrong with a parcel of the form, by field. */
export const alertProblems = (
  alert: TypedAlert,
  all: readonly TypedAlert[],
): Readonly<Record<string, string>> => {
  const number = numberProblem(alert, all);
  return { ...(number === undefined ? {} : { tracking: number }), ...problemsOf(alert.declaration) };
};

/** A parcel as the API takes it. */
export const alertFormOf = (alert: TypedAlert): PreAlertForm => {
  const { carrier, certain } = carrierTyped(alert);
  return {
    tracking: trackingTyped(alert.tracking),
    ...(certain ? {} : { carrier }),
    declaration: declarationOf(alert.declaration),
  };
};
