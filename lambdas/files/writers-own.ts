import type { FileSubject } from '#domain/files/file.ts';
import { refuse } from '#domain/kernel/result.ts';

interface Deps {
  /** The id of the person of a conversation; undefined while nobody knows who it is. */
  readonly writerOf: (reference: string) => Promise<string | undefined>;
  /** Every id under which things of a person may be kept. */
  readonly idsOf: (id: string) => Promise<readonly string[]>;
  readonly ownerOfShipment: (number: string) => Promise<string | undefined>;
}

const unknownWriter = () =>
  refuse(
    'NOT_OF_WRITER',
    'We do not know whose number this is yet. Say on the conversation who wrote, then use the file.',
  );
const ofAnother = () =>
  refuse('NOT_OF_WRITER', 'This belongs to someone else than who wrote. Use the file for what is theirs.');

/**
 * Refuses to use what came in a conversation for something of somebody else; undefined where it belongs to whoever wrote. One wrong id would
 * show the paper of one customer to another.
 */
export const refusalOfWriter =
  ({ writerOf, idsOf, ownerOfShipment }: Deps) =>
  async (reference: string, { kind, id }: FileSubject) => {
    const [writer, owner] = await Promise.all([
      writerOf(reference),
      kind === 'shipment' ? ownerOfShipment(id) : id,
    ]);
    if (writer === undefined) return unknownWriter();
    return owner !== undefined && (await idsOf(writer)).includes(owner) ? undefined : ofAnother();
  };
