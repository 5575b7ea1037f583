import type { Flight } from '#domain/departures/flight.ts';
import { type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { PickupFacts } from '#domain/papers/content/pickup-facts.ts';
import type { IssuedPaper, PaperFormat } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** When a paper is issued, and which issue it is. */
export interface Stamp {
  readonly issuedAt: string;
  readonly issue: number;
}

/** The bytes of a paper. */
interface Printed {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** A paper that can be printed: what it says, and how it is drawn. Papers with the same content are the same paper. */
export interface Prepared {
  readonly content: unknown;
  /** Which of the labels of a flight these are. */
  readonly part?: IssuedPaper['part'];
  /** For a manifest: which version it is. */
  readonly version?: number;
  readonly print: (stamp: Stamp) => Promise<Printed>;
}

/** What the papers of a shipment are made from. */
export interface ShipmentSource {
  readonly shipment: Shipment;
  /** The flights that its pieces are on. */
  readonly flights: readonly Flight[];
  readonly brand: Brand;
  /** How its goods came into our van, which only the receipt says. */
  readonly pickup?: PickupFacts | undefined;
}

export type PressRefusal =
  | Refusal<'PAPER_TOO_EARLY' | 'FORMAT_NOT_POSSIBLE'>
  | Refusal<'PIECE_NOT_FOUND', { pieces: number[] }>;

/** Prepares a paper of a shipment, or says why it cannot be issued. */
export type ShipmentPress = (
  source: ShipmentSource,
  asked: { readonly format: PaperFormat; readonly pieces?: readonly number[] | undefined },
) => Result<Prepared, never, PressRefusal>;

export const tooEarly = (message: string) => refuse('PAPER_TOO_EARLY', message);
