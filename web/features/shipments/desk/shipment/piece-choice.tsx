import type { Piece } from '#domain/shipments/pieces.ts';
import { Button } from '#web/ui/button.tsx';

/** Chooses one piece or many. */
export const PieceChoice = ({
  pieces,
  chosen,
  onChoose,
  wordsOf,
}: {
  readonly pieces: readonly Piece[];
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: number[]) => void;
  readonly wordsOf: (piece: Piece) => string;
}) => {
  const isAll = pieces.every(({ n }) => chosen.includes(n));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Pieces</legend>
      <div className="flex flex-wrap items-center gap-2">
        {pieces.map((piece) => (
          <label
            key={piece.n}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-label border-[1.5px] border-edge px-3"
          >
            <input
              type="checkbox"
              checked={chosen.includes(piece.n)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, piece.n] : chosen.filter((n) => n !== piece.n))
              }
            />
            {wordsOf(piece)}
          </label>
        ))}
        {pieces.length > 1 ? (
          <Button look="quiet" onClick={() => onChoose(isAll ? [] : pieces.map(({ n }) => n))}>
            {isAll ? 'None' : 'All'}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
};
