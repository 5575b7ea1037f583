import { dangersInWords } from '../../carriage/dangerous/verdict.ts';
import type { Danger, Declaration } from '../declaration/declaration.ts';
import type { Parcel } from '../parcel.ts';

export const codesOf = (dangers: readonly Danger[] = []): readonly string[] =>
  dangers.map(({ code }) => code);

/** Dangerous goods by what was answered, and by the words for what is inside. */
const toldOf = ({ dangers, lines }: Declaration): readonly string[] => [
  ...codesOf(dangers),
  ...lines.flatMap(({ description }) => dangersInWords(description).findings.map(({ row }) => row)),
];

/** Whoever looked into it has not seen what is declared now. That something may not fly is not undone by another answer. */
const stillLooked = ({ looked, declaration }: Parcel, now: Declaration): boolean => {
  const known = toldOf(declaration);
  return looked?.verdict === 'MAY_NOT_FLY' || toldOf(now).every((code) => known.includes(code));
};

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
