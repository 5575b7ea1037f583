import { type Draft, townServed } from '#web/price-form/draft/draft.ts';
import type { ZipAnswer } from '#web/price-form/use-zip.ts';

/** A wanted service that has no price yet, because some input is missing or staff must answer first. */
export interface Unpriced {
  readonly name: 'pickup' | 'insurance' | 'delivery';
  /** What exactly: `pickup in ZIP 10601`. */
  readonly words: string;
}

/** The wanted services that are not in the price. */
export const unpricedServices = (
  draft: Draft,
  zipAnswer: ZipAnswer,
  towns: readonly string[],
): readonly Unpriced[] => {
  const { pickup, zip, insured, value, door, town } = draft;
  const found: Unpriced[] = [];
  if (pickup && !(zipAnswer.status === 'found' && zipAnswer.withinRadius))
    found.push({ name: 'pickup', words: zip.trim() ? `pickup in ZIP ${zip.trim().slice(0, 5)}` : 'pickup' });
  if (insured && value.trim() === '') found.push({ name: 'insurance', words: 'insurance' });
  if (door && townServed(draft, towns) === undefined)
    found.push({
      name: 'delivery',
      words: town.trim() ? `delivery to the door in ${town.trim()}` : 'delivery to the door',
    });
  return found;
};
