import { refuse } from '#domain/kernel/result.ts';
import type { Handover } from '#domain/shipments/handover/handover.ts';
import type { FileReader } from '../../files/index.ts';
import { problemOfFiles } from '../change/attached-files.ts';

interface Proof {
  readonly number: string;
  readonly signature?: string | undefined;
  readonly onPaper?: true | undefined;
  readonly photo?: string | undefined;
  /** Handovers of the same shipment: the proof of one is not that of another. */
  readonly before: readonly Pick<Handover, 'signature' | 'photo'>[];
  readonly now: Date;
}

const listOf = (file: string | undefined): readonly string[] => (file === undefined ? [] : [file]);

/**
 * What is missing of the proof of a handover; undefined when nothing is. A file has to be of this shipment, sent for this, and looked
 * through: one that is refused later would leave a handover without its proof.
 */
export const proofMissing = async (
  readFile: FileReader,
  { number, signature, onPaper, photo, before, now }: Proof,
) => {
  if (signature === undefined && onPaper === undefined)
    return refuse('SIGNATURE_NEEDED', 'Let the person who collects sign first.');
  const problems = await Promise.all([
    problemOfFiles(readFile, { number, purpose: 'HANDOVER_SIGNATURE', files: listOf(signature), now }),
    problemOfFiles(readFile, { number, purpose: 'HANDOVER_PHOTO', files: listOf(photo), now }),
  ]);
  const known = before.flatMap((handover) => [...listOf(handover.signature), ...listOf(handover.photo)]);
  const isReused = [...listOf(signature), ...listOf(photo)].some((file) => known.includes(file));
  if (isReused || problems.includes('wrong'))
    return refuse(
      'PROOF_NOT_USABLE',
      'This signature or photo does not belong to this handover. Let them sign again.',
    );
  return problems.includes('being-checked')
    ? refuse('PROOF_BEING_CHECKED', 'The signature is still being checked. Try again in a few seconds.')
    : undefined;
};
