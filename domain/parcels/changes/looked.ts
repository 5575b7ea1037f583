import type { Danger, Declaration } from '../declaration/declaration.ts';
import type { Parcel } from '../parcel.ts';

export const codesOf = (dangers: readonly Danger[] = []): readonly string[] =>
  dangers.map(({ code }) => code);

/** Whoever looked into it has not seen what is declared now. That something may not fly is not undone by another answer. */
const stillLooked = ({ looked, declaration }: Parcel, now: Declaration): boolean =>
  looked?.verdict === 'MAY_NOT_FLY' ||
  codesOf(now.dangers).every((code) => codesOf(declaration.dangers).includes(code));

const withoutLook = ({ looked, ...parcel }: Parcel): Parcel => parcel;

/** A parcel of which something else is declared now. What nobody has looked at yet is looked at. */
export const nowDeclared = (before: Parcel, declaration: Declaration): Parcel => ({
  ...(stillLooked(before, declaration) ? before : withoutLook(before)),
  declaration,
});

/**
 * What staff saw of a parcel that is somebody else’s from now on: that something inside may not fly is true of the box, whoever has it. That
 * it may fly was said of what its owner declared, so the next one’s is looked at again.
 */
export const lookedForNext = ({ looked }: Parcel): Pick<Parcel, 'looked'> =>
  looked?.verdict === 'MAY_NOT_FLY' ? { looked } : {};
