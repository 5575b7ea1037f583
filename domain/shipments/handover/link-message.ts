import { countedPieces, firstName } from '../next-step/goods-words.ts';
import type { Shipment } from '../shipment.ts';
import { kindsWords } from '../tracking/piece-titles.ts';

/** What the message names, so that the receiver knows it from a stranger's. The page behind the link names both as well. */
type Known = Pick<Shipment, 'shipper' | 'consignee' | 'pieces' | 'door'>;

/** What goes to the receiver with the link to their page: who sends what, that the link is theirs alone, and what it shows. */
export const linkMessage = ({ shipper, consignee, pieces, door }: Known, link: string): string =>
  [
    `${firstName(consignee.name)}, ${shipper.name} is sending you ${kindsWords(countedPieces(pieces)).replace(', ', ' and ')}.`,
    'Keep this link to yourself: whoever has it can get the code.',
    door === undefined
      ? 'See when it arrives, where to collect it and what to bring:'
      : 'See when it arrives:',
    link,
  ].join(' ');
