import { type DestinationCode, destinations } from '../../kernel/destinations.ts';

/** What goes to the receiver with the link to their page: what it shows, and that it is theirs alone. It names nobody. */
export const linkMessage = ({
  number,
  to,
  link,
}: {
  readonly number: string;
  readonly to: DestinationCode;
  readonly link: string;
}): string =>
  [
    `Shipment ${number} to ${destinations[to].city}: this page shows what comes, when, where you collect it and what to bring.`,
    'You need no account.',
    'Keep the link to yourself: whoever has it can get the code.',
    link,
  ].join(' ');
