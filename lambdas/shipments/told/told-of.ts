import type { Brand } from '#domain/settings/brand.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import { type Tells, type ToldShown, toldShown } from '#domain/shipments/asking/told.ts';
import type { AnyEvent } from '#events/envelope.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { ReadSetting } from '../../settings/index.ts';
import { announcements } from './announcements.ts';
import type { Named } from './goods-facts.ts';

const announcementOf = new Map(announcements.map((one) => [one.type, one]));

interface Words {
  readonly brand: Brand;
  readonly capabilities: Capabilities;
}

/** What is kept in the history only once it is done, and is read from there. */
type Known = Pick<Named, 'corrected'>;

/** What people read of one event of a shipment, by the announcement that sends it. */
const tellsOf = (
  event: PublishedEvent,
  { brand, capabilities }: Words,
  known: Known | undefined,
): readonly Tells[] => {
  const { partsOf, facts } = announcementOf.get(event.type) ?? {};
  // What is read besides names the goods in the account alone, and whoever foresees a message has no sender’s account before them.
  const parts =
    partsOf?.(event as AnyEvent, brand, capabilities, { ...(facts?.sample as object), ...known }) ?? [];
  return parts.flatMap(({ soon = [] }) => soon.map(({ to: { userId }, said }) => ({ userId, ...said })));
};

/** Who is told of events of shipments that are not published yet, and what they read. */
export const toldOf =
  (readSetting: ReadSetting) =>
  async (events: readonly PublishedEvent[], known?: Known): Promise<ToldShown> => {
    const [brand, capabilities] = await Promise.all([readSetting('brand'), readSetting('capabilities')]);
    return toldShown(events.flatMap((event) => tellsOf(event, { brand, capabilities }, known)));
  };
