import { type ClaimForm, type ClaimKind, claimKinds } from '#domain/billing/claims/claim.ts';
import { onlyErrors } from '#domain/kernel/field-errors.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { SentPhoto } from '#web/photos/photos-field.tsx';
import { centsOf } from '#web/ui/forms/typed-amount.ts';
import { callerProblems, noCaller, type TypedCaller } from './caller-fields.tsx';
import type { OwnClaims } from './use-claims.ts';

/** A claim as it is typed. `who` and `how` are asked at the desk alone. */
export interface TypedClaim extends TypedCaller {
  readonly kind: string;
  readonly pieces: readonly number[];
  readonly story: string;
  readonly worth: string;
  readonly photos: readonly SentPhoto[];
}

export type ClaimedGoods = Pick<OwnClaims, 'windows' | 'goods'>;

/** The kinds of which something can be reported today. */
export const openKinds = ({ windows }: Pick<ClaimedGoods, 'windows'>): readonly ClaimKind[] =>
  windows.filter(({ pieces }) => pieces.length > 0).map(({ kind }) => kind);

/** The pieces that can be reported as the chosen kind, each with its last day. */
export const openPieces = (
  { windows }: Pick<ClaimedGoods, 'windows'>,
  kind: string,
): OwnClaims['windows'][number]['pieces'] => windows.find((window) => window.kind === kind)?.pieces ?? [];

/** What a form begins with: the one kind and the one piece where there is no choice. */
export const nothingTyped = (goods: ClaimedGoods): TypedClaim => {
  const kinds = openKinds(goods);
  const kind = kinds.length === 1 ? (kinds[0] ?? '') : '';
  return { kind, pieces: onlyPiece(goods, kind), story: '', worth: '', photos: [], ...noCaller };
};

/** The one piece of a kind where there is no choice. */
export const onlyPiece = (goods: ClaimedGoods, kind: string): readonly number[] => {
  const pieces = openPieces(goods, kind).map(({ n }) => n);
  return pieces.length === 1 ? pieces : [];
};

const SHORTEST = 10;

/** What is wrong or missing, by field. */
export const claimProblems =
  ({ goods: { declaredValue } }: ClaimedGoods, forCaller: boolean) =>
  ({ kind, pieces, story, worth, how, who }: TypedClaim) => {
    const cents = centsOf(worth);
    const tooMuch = cents !== undefined && cents > declaredValue;
    return {
      ...(forCaller ? callerProblems({ how, who }) : {}),
      ...onlyErrors({
        kind: kind === '' ? 'Choose what happened.' : undefined,
        pieces: kind !== '' && pieces.length === 0 ? 'Choose at least one piece.' : undefined,
        story: story.trim().length < SHORTEST ? 'Tell us what happened.' : undefined,
        worth:
          cents === undefined
            ? 'Enter an amount like 29.00.'
            : tooMuch
              ? `You declared ${dollars(declaredValue)} for everything in this shipment. It cannot be more than that.`
              : undefined,
      }),
    };
  };

/** The same as it is sent. */
export const claimOf = (shipment: string, id: string, typed: TypedClaim): ClaimForm => ({
  id,
  shipment,
  kind: claimKinds.find((kind) => kind === typed.kind) ?? 'DAMAGE',
  pieces: [...typed.pieces],
  story: typed.story.trim(),
  worth: centsOf(typed.worth) ?? 0,
  photos: typed.photos.map(({ id: photo }) => photo),
});
