import type { Cloud } from 'home-cloud';
import type { DockAct } from '#domain/shipments/dock/acts.ts';
import type { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { pastCloud } from '../seed/life/past-cloud.ts';
import { peopleOf } from '../seed/life/people-of.ts';
import { readSamples } from '../seed/life/samples.ts';

/** What became of one use of a device. */
export interface Used {
  readonly at: string;
  readonly what: string;
  readonly answer: string;
}

/** A label that can be scanned: the piece of a sample that has not left yet. */
export interface LabelToScan extends Pick<PieceAtDock, 'number' | 'n' | 'of' | 'state' | 'thousandthsLb'> {
  readonly shows: string;
}

const AT_DOCK = ['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY', 'MANIFESTED'];
const REMEMBERED = 10;
const THOUSANDTHS = 1000;

/**
 * A hand scanner and a scale without the hardware. What they do goes through the product's own functions, in the name of the demo account of
 * the warehouse, so rules, history and events are those of a real scan.
 */
export const simulatedDevices = (cloud: Cloud, dataDir: string) => {
  const past = pastCloud(cloud);
  const personOf = peopleOf(cloud);
  const used: Used[] = [];
  const answered = async (what: string, route: string, number: string, body: object) => {
    past.at(new Date());
    const as = await personOf('warehouse@skybarrel.test', 'warehouse');
    const answer = await past.answer(route, { as, params: { number }, body });
    const said = answer.status === 200 ? 'Recorded' : String(answer.body.message);
    used.unshift({ at: new Date().toISOString(), what, answer: said });
    used.length = Math.min(used.length, REMEMBERED);
  };
  const pieceOf = async (number: string, n: number): Promise<PieceAtDock | undefined> => {
    const as = await personOf('warehouse@skybarrel.test', 'warehouse');
    const route = 'GET /api/desk/shipments/{number}/pieces/{n}';
    const { status, body } = await past.answer(route, { as, params: { number, n: String(n) } });
    return status === 200 ? (body.piece as PieceAtDock) : undefined;
  };
  return {
    /** What was done with the devices, the last first. */
    used: (): readonly Used[] => used,
    labels: async (): Promise<readonly LabelToScan[]> => {
      past.at(new Date());
      const found: LabelToScan[] = [];
      for (const { number, shows } of readSamples(dataDir).filter(({ kind }) => kind === 'shipment')) {
        const first = await pieceOf(number, 1);
        for (let n = 1; n <= (first?.of ?? 0); n += 1) {
          const piece = n === 1 ? first : await pieceOf(number, n);
          if (piece && AT_DOCK.includes(piece.state)) found.push({ ...piece, shows });
        }
      }
      return found;
    },
    scan: async (number: string, n: number, act: DockAct) =>
      answered(`${act} ${number} piece ${n}`, 'POST /api/desk/shipments/{number}/scans', number, {
        eventId: newId(),
        n,
        act,
        ...(act === 'SCREEN' ? { screening: 'XRY' } : {}),
        // Whoever loads has chosen a flight: here the one of the piece.
        ...(act === 'LOAD' ? { flight: (await pieceOf(number, n))?.departureId } : {}),
      }),
    weigh: (number: string, n: number, lb: number) =>
      answered(`${lb} lb: ${number} piece ${n}`, 'POST /api/desk/shipments/{number}/measures', number, {
        eventId: newId(),
        pieces: [{ n, thousandthsLb: Math.round(lb * THOUSANDTHS) }],
      }),
  };
};

export type SimulatedDevices = ReturnType<typeof simulatedDevices>;
