import type { Piece } from '#domain/shipments/pieces.ts';
import { useNames } from '#web/session/use-names.ts';
import { Instant } from '#web/ui/text/instant.tsx';
import { methodNames, resultNames } from '../screening-names.ts';

/** Whether a piece is screened, and every screening of it: how, what came out, when and by whom. */
export const Screened = ({ piece: { security, screenings = [] } }: { readonly piece: Piece }) => {
  const nameOf = useNames(screenings.map(({ by }) => by));
  return (
    <>
      {security === 'NSC' ? 'No' : security}
      {screenings.map(({ method, result, at, by }) => (
        <span key={at} className="block text-sm text-ink-soft">
          {methodNames[method]}: {resultNames[result].toLowerCase()}. {nameOf(by)}, <Instant at={at} />
        </span>
      ))}
    </>
  );
};
