import * as z from 'zod/mini';
import { PieceAtDock } from '#domain/shipments/dock/piece-at-dock.ts';
import { readArray, writeArray } from '#web/telemetry/storage.ts';

const KEY = 'dock_pieces';
/** As many as one flight has, and a little more. */
const MOST = 300;
/** What was true yesterday is no reason to refuse anything. */
const KNOWN_MS = 12 * 3_600_000;

/** What a device keeps of a piece that it has seen: nobody's name, and nothing of what is in it. */
const KnownPiece = z.extend(
  z.pick(PieceAtDock, { number: true, n: true, departureId: true, state: true, security: true, holds: true }),
  { seenAt: z.number() },
);
type KnownPiece = z.infer<typeof KnownPiece>;

const all = (now: number): readonly KnownPiece[] =>
  readArray(KEY).flatMap((one) => {
    const { success, data } = z.safeParse(KnownPiece, one);
    return success && now - data.seenAt < KNOWN_MS ? [data] : [];
  });

/** Remembers how a piece was when the server last told of it, for the time without a connection. */
export const rememberPiece = (piece: PieceAtDock, now: number): void => {
  const { number, n, departureId, state, security, holds } = piece;
  const known = { number, n, departureId, state, security, holds, seenAt: now };
  const others = all(now).filter((one) => one.number !== number || one.n !== n);
  writeArray(KEY, [known, ...others].slice(0, MOST));
};

/** A piece as this device last saw it in this shift. */
export const knownPiece = (number: string, n: number, now: number): KnownPiece | undefined =>
  all(now).find((one) => one.number === number && one.n === n);
