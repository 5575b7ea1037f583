import type { Shipment } from '../shipment.ts';
import { firstName } from './goods-words.ts';
import { pageOf } from './sender-steps.ts';

/** What a letter on the way needs to know of the page of a receiver. */
export interface ReceiverPage {
  /** The receiver has opened it, so that nobody is asked to send it any more. */
  readonly isPageOpened: boolean;
}

/** Leads a sender to where they send the page to its receiver. Empty once that one has it. */
export const sendPage = ({
  number,
  consignee,
  isPageOpened,
}: Pick<Shipment, 'number' | 'consignee'> & ReceiverPage): readonly {
  readonly label: string;
  readonly path: string;
}[] =>
  isPageOpened
    ? []
    : [{ label: `Send ${firstName(consignee.name)} the receiver’s page`, path: pageOf({ number }) }];
