import * as z from 'zod/mini';

/** How a piece was screened: x-ray, explosive trace, explosive detection system, dogs, by hand, and the like. */
export const screeningMethods = ['XRY', 'ETD', 'EDS', 'EDD', 'PHS', 'CMD', 'VCK', 'AOM'] as const;
export type ScreeningMethod = (typeof screeningMethods)[number];

/** What came out. Some ways of screening are enough for all-cargo aircraft alone: whoever screens says so. */
export const screeningResults = ['PASS', 'ALARM', 'PASS_ALL_CARGO'] as const;
type ScreeningResult = (typeof screeningResults)[number];

/** What a piece is afterward. */
const securityAfter = { PASS: 'SPX', PASS_ALL_CARGO: 'SCO', ALARM: 'NSC' } as const satisfies Readonly<
  Record<ScreeningResult, 'NSC' | 'SPX' | 'SCO'>
>;

/** One screening of a piece, as it is kept for who asks: how, what came out, when (ISO 8601) and by whom. */
export const Screening = z.object({
  method: z.enum(screeningMethods),
  result: z.enum(screeningResults),
  at: z.string(),
  by: z.string(),
});
export type Screening = z.infer<typeof Screening>;

interface Screened {
  readonly screenings?: readonly Screening[] | undefined;
}

/** Whether the last screening of a piece set off an alarm that another one has not settled. */
export const hasAlarm = ({ screenings = [] }: Screened): boolean => screenings.at(-1)?.result === 'ALARM';

/** Whether a piece may be screened by a method now: an alarm is not settled by what set it off. */
export const mayBeScreenedBy = ({ screenings = [] }: Screened, method: ScreeningMethod): boolean =>
  !hasAlarm({ screenings }) || !screenings.some((one) => one.result === 'ALARM' && one.method === method);

/** A piece after a screening: what came out is added to what was known, and says whether the piece is secure. */
export const screenedAs = <Piece extends Screened>(
  piece: Piece,
  screening: Screening,
): Piece & { readonly screenings: Screening[]; readonly security: 'NSC' | 'SPX' | 'SCO' } => ({
  ...piece,
  screenings: [...(piece.screenings ?? []), screening],
  security: securityAfter[screening.result],
});

/** A piece without its last screening, when that is the one of an event that is taken back. */
export const withoutScreening = <Piece extends Screened>(
  piece: Piece,
  { at, by }: Pick<Screening, 'at' | 'by'>,
): Piece => {
  const last = piece.screenings?.at(-1);
  if (last?.at !== at || last.by !== by) return piece;
  const { screenings = [], ...rest } = piece;
  return (screenings.length > 1 ? { ...rest, screenings: screenings.slice(0, -1) } : rest) as Piece;
};

/** Pieces as their sender sees them: what security found is nobody's business outside. */
export const withoutScreenings = <Piece extends Screened>(pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ screenings: _known, ...piece }) => piece as Piece);
