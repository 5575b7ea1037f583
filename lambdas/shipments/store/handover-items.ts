import { CollectionCode } from '#domain/shipments/handover/collection-code.ts';
import { Handover } from '#domain/shipments/handover/handover.ts';
import { Collector, ReceiverLink } from '#domain/shipments/handover/receiver-link.ts';
import { partitionOf } from './shipment-items.ts';

/** The present code of a shipment is one item, of which each try and each new code is the next version. */
export const CODE = 'COLLECTION';
export const HANDOVER = 'HANDOVER#';

export const codeKey = (number: string) => ({ pk: partitionOf(number), sk: CODE });
export const codeItem = (number: string, code: CollectionCode) => ({ ...codeKey(number), ...code });
export const toCode = (item: unknown): CollectionCode => CollectionCode.parse(item);

export const handoverKey = (number: string, id: string) => ({
  pk: partitionOf(number),
  sk: `${HANDOVER}${id}`,
});
export const handoverItem = (number: string, handover: Handover) => ({
  ...handoverKey(number, handover.id),
  ...handover,
});
export const toHandover = (item: unknown): Handover => Handover.parse(item);

/** The present link of the receiver, of which each new one is the next version, and who collects in their place. */
export const LINK = 'RECEIVER-LINK';
export const COLLECTOR = 'COLLECTOR';

export const linkKey = (number: string) => ({ pk: partitionOf(number), sk: LINK });
export const linkItem = (number: string, link: ReceiverLink) => ({ ...linkKey(number), ...link });
export const toLink = (item: unknown): ReceiverLink => ReceiverLink.parse(item);

export const collectorItem = (number: string, collector: Collector) => ({
  pk: partitionOf(number),
  sk: COLLECTOR,
  ...collector,
});
export const toCollector = (item: unknown): Collector => Collector.parse(item);
