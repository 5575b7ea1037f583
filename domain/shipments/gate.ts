import type { FlightRecord } from '../departures/flight.ts';
import type { Aircraft } from '../departures/flights-setting.ts';
import { refuse } from '../kernel/result.ts';
import { isWithCustoms } from './customs/customs-entry.ts';
import { type ExportsOnFlight, filingReason, withFilingNow } from './eei.ts';
import { blocking, type HoldKind, type HoldStep, holds } from './holds.ts';
import type { Shipment } from './shipment.ts';

/** What a blocker is about. The pieces that are not there count only when the flight is closed. */
export const blockerCodes = [
  'NO_FLIGHT',
  'NOT_SCREENED',
  'CARGO_AIRCRAFT_ONLY',
  'ITN_MISSING',
  'HOLD',
  'OVER_CAPACITY',
  'NOT_AT_DOCK',
  'NOT_READY',
  'PIECE_MISSING',
  // Of a piece that somebody puts on the list by hand.
  'LIST_NOT_OPEN',
  // Of what has arrived: nothing is released that customs has not released.
  'CUSTOMS',
] as const;

/** What keeps a shipment off the list of its flight, and what to do about it. */
export interface Blocker {
  readonly code: (typeof blockerCodes)[number];
  readonly text: string;
  readonly remedy: string;
  /** The pieces that it concerns; all when absent. */
  readonly pieces?: number[];
  readonly hold?: HoldKind;
}

/** As much of the flight and its other shipments as the gate needs. */
export interface GateFacts {
  /** What is free on the flight, this shipment included in what is taken; undefined when the flight is not known. */
  readonly free?: { readonly thousandthsLb: number; readonly pieces: number } | undefined;
  readonly exports: ExportsOnFlight;
  /** What flies; passenger aircraft unless given. */
  readonly aircraft?: Aircraft | undefined;
}

const waiting = ({ pieces }: Shipment) =>
  pieces.filter(
    ({ state }) => state === 'BOOKED' || state === 'PICKED_UP' || state === 'RECEIVED' || state === 'READY',
  );

const countedPieces = (count: number): string => (count === 1 ? '1 piece is' : `${count} pieces are`);

/** Pieces that are screened for all-cargo aircraft alone, on a flight with passengers. */
export const cargoOnlyBlockers = (pieces: readonly number[]): readonly Blocker[] =>
  pieces.length === 0
    ? []
    : [
        {
          code: 'CARGO_AIRCRAFT_ONLY',
          text: `${countedPieces(pieces.length)} screened for all-cargo aircraft only, and this flight carries passengers`,
          remedy: 'Screen them in a way that passenger aircraft accept, or book them on an all-cargo flight.',
          pieces: [...pieces],
        },
      ];

/** Every piece is screened (SPX). What is screened for all-cargo aircraft alone (SCO) flies on those. */
const screening = (shipment: Shipment, { aircraft }: GateFacts): readonly Blocker[] => {
  const having = (status: Shipment['pieces'][number]['security']) =>
    waiting(shipment)
      .filter(({ security }) => security === status)
      .map(({ n }) => n);
  const unscreened = having('NSC');
  const cargoOnly = aircraft === 'ALL_CARGO' ? [] : having('SCO');
  return [
    ...(unscreened.length === 0
      ? []
      : [
          {
            code: 'NOT_SCREENED' as const,
            text: `${countedPieces(unscreened.length)} not screened`,
            remedy: `Screen ${unscreened.length === 1 ? 'it' : 'them'} and record "Screened, ready to fly".`,
            pieces: unscreened,
          },
        ]),
    ...cargoOnlyBlockers(cargoOnly),
  ];
};

/** As much of a flight as its list needs. */
type Listing = Pick<FlightRecord, 'recorded'> | undefined;

/**
 * What keeps somebody from putting pieces on the lists of their flights by hand. The closing of a flight makes its list; a single piece
 * is put on it between that and the airline's acceptance, and the manifest then needs a new version.
 */
export const listingBlockers = (flights: readonly Listing[]): readonly Blocker[] =>
  flights.length > 0 && flights.every((flight) => flight?.recorded === 'MANIFESTED')
    ? []
    : [
        {
          code: 'LIST_NOT_OPEN',
          text: flights.some(
            (flight) =>
              flight !== undefined && flight.recorded !== 'SCHEDULED' && flight.recorded !== 'MANIFESTED',
          )
            ? 'the airline has the list already'
            : 'its flight has no manifest yet',
          remedy:
            'Close the flight: that puts everything on its list. After the airline has the list, book another flight.',
        },
      ];

/** The holds that block a step of a shipment, as blockers. */
export const heldFrom = (shipment: Pick<Shipment, 'holds'>, step: HoldStep): readonly Blocker[] =>
  blocking(shipment.holds, step).map(({ kind }) => ({
    code: 'HOLD',
    text: holds[kind].name,
    remedy: holds[kind].remedy,
    hold: kind,
  }));

/** A customs entry that is not released, in the words of what it keeps from happening. */
const withCustoms = ({ customs }: Pick<Shipment, 'customs'>, text: string): readonly Blocker[] =>
  isWithCustoms(customs)
    ? [
        {
          code: 'CUSTOMS',
          text,
          remedy: 'Set the customs entry to released when customs has released the goods.',
        },
      ]
    : [];

/** What keeps customs from being said to have released a shipment. */
export const releaseBlockers = (shipment: Pick<Shipment, 'customs'>): readonly Blocker[] =>
  withCustoms(shipment, 'the customs entry is not released');

/** What keeps pieces from being handed over, at a counter, at a door and by the desk: a hold of the shipment, or customs. */
export const handoverBlockers = (shipment: Pick<Shipment, 'holds' | 'customs'>): readonly Blocker[] => [
  ...heldFrom(shipment, 'handover'),
  ...withCustoms(shipment, 'Customs has not released it'),
];

/** The refusal of what is blocked; undefined when nothing is in the way. `deed` is what cannot happen: `be handed over`. */
export const refuseBlocked = (deed: string, blockers: readonly Blocker[]) =>
  blockers.length === 0
    ? undefined
    : refuse('BLOCKED', `It cannot ${deed}: ${blockers.map(({ text }) => text).join(', ')}.`, {
        blockers: [...blockers],
      });

const held = (shipment: Shipment): readonly Blocker[] =>
  // The missing ITN is a blocker of its own.
  heldFrom(shipment, 'manifest').filter(
    ({ hold }) => hold !== 'EXPORT_CONTROL' || shipment.eei.status !== 'REQUIRED',
  );

const filing = (shipment: Shipment, { exports }: GateFacts): readonly Blocker[] => {
  if (withFilingNow(shipment, exports).eei.status !== 'REQUIRED') return [];
  const reason = filingReason(shipment, exports);
  return [
    {
      code: 'ITN_MISSING',
      text: `The export filing has no ITN${reason === undefined ? '' : ` (${reason})`}`,
      remedy: holds.EXPORT_CONTROL.remedy,
      hold: 'EXPORT_CONTROL',
    },
  ];
};

const capacity = ({ departureId }: Shipment, { free }: GateFacts): readonly Blocker[] => {
  if (departureId === undefined || free === undefined)
    return [{ code: 'NO_FLIGHT', text: 'It has no flight', remedy: 'Book it on a flight first.' }];
  if (free.thousandthsLb >= 0 && free.pieces >= 0) return [];
  return [
    {
      code: 'OVER_CAPACITY',
      text: 'The flight has more than it can carry',
      remedy: 'Move shipments to another flight, standard before express, or ask the airline for more space.',
    },
  ];
};

/**
 * The gate before MANIFESTED: everything that keeps a shipment off the list of its flight, with its remedy. Every piece is
 * screened, the export is filed where it must be, no hold blocks, and the flight can carry what it has.
 */
export const blockersOf = (shipment: Shipment, facts: GateFacts): readonly Blocker[] => [
  ...capacity(shipment, facts),
  ...screening(shipment, facts),
  ...filing(shipment, facts),
  ...held(shipment),
];
