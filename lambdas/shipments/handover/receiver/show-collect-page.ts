import { chargeRules } from '#domain/carriage/customs/charge-rules.ts';
import { destinations } from '#domain/kernel/destinations.ts';
import { ok } from '#domain/kernel/result.ts';
import { landedCost } from '#domain/quotes/landed-cost.ts';
import type { Capabilities } from '#domain/settings/capabilities.ts';
import {
  chats,
  counterHours,
  counterMap,
  counterPlace,
  dials,
  openNowWords,
} from '#domain/settings/counters/counter-words.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import type { CollectPage } from '#domain/shipments/handover/collect-page.ts';
import { collectSentences } from '#domain/shipments/handover/collect-sentences.ts';
import { codeShownTo } from '#domain/shipments/handover/collection-code.ts';
import { collectorShown } from '#domain/shipments/handover/receiver-link.ts';
import { doorTownOf } from '#domain/shipments/next-step/at-door.ts';
import { nextOfReceiver } from '#domain/shipments/next-step/receiver.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import { type StepDeps, stepFacts } from '../../next-step.ts';
import type { WholeShipment } from '../../store/shipment-store.ts';
import { type WhereDeps, whereIs } from '../../tracking/track-shipment.ts';
import { behindLink, type DoorDeps, isHeldAtCounter, linkRefused, readyPieces } from './receiver-door.ts';

type Deps = DoorDeps & StepDeps & WhereDeps;

/** The counter of a country, as an admin entered it, with what a phone opens. */
const counterIn = ({ destinations }: Capabilities, to: Shipment['to'], now: Date): CollectPage['counter'] => {
  const { collectAt } = destinations[to];
  if (collectAt === undefined) return undefined;
  const { phone, whatsapp } = collectAt;
  return {
    place: counterPlace(collectAt),
    map: counterMap(to, collectAt),
    hours: counterHours(collectAt),
    openNow: openNowWords(collectAt, to, now),
    phone: { text: phone, link: dials(phone) },
    ...(whatsapp === undefined ? {} : { whatsapp: { text: whatsapp, link: chats(whatsapp) } }),
  };
};

/** What customs charged, or may charge, as far as anybody knows. */
const customsOf = ({
  to,
  declaredValue,
  commodities,
  promise,
  customs: entry,
  incoterm,
}: Shipment): CollectPage['customs'] => {
  const { charges, isPart, sources, unknown, authority } = landedCost({
    to,
    value: declaredValue,
    lines: promise.lines,
    goods: commodities.map(({ description, quantity, unitValue }) => ({
      description,
      value: Math.round(quantity * unitValue),
    })),
  });
  return {
    ...(entry === undefined ? {} : { state: entry.state, at: entry.at }),
    ...(entry?.paidBy === undefined ? {} : { paidBy: entry.paidBy }),
    charged: (entry?.lines ?? []).map(({ text, amount }) => ({ text, amount })),
    estimate: [...charges],
    ...(isPart ? { estimateIsPart: true } : {}),
    sources: [...sources],
    rules: [...chargeRules({ to, value: declaredValue })],
    unknown: [...unknown],
    authority,
    senderPays: incoterm === 'DDP',
  };
};

/** Freight that the receiver pays: the price until it is billed, then what is owed, unless staff have let it go. */
const freightDueOf = ({ shipment, bill }: WholeShipment): number | undefined => {
  const { chargesTerm, holds, charged, promise } = shipment;
  if (chargesTerm !== 'COLLECT') return undefined;
  if (bill === undefined) return (charged ?? promise).total;
  return bill.owed > 0 && holds.some(({ kind }) => kind === 'PAYMENT_DUE') ? bill.owed : undefined;
};

/** The page of a receiver, by their link. */
export const showCollectPage =
  (deps: Deps): UseCase<typeof shipmentEndpoints.collect> =>
  async ({ headers }) => {
    const whole = await behindLink(deps, headers['collect-link']);
    if (whole === undefined) return linkRefused();
    const { shipment, code, collector } = whole;
    const now = deps.clock();
    const [step, where, capabilities, { card }] = await Promise.all([
      stepFacts(deps, { ...whole, whole }, now),
      whereIs(deps, whole, 'receiver'),
      deps.readSetting('capabilities'),
      deps.rateCards.version(shipment.promise.rateCardVersion),
    ]);
    const { storage: pieces = [] } = step;
    const counter = counterIn(capabilities, shipment.to, now);
    const freightDue = freightDueOf(whole);
    const doorTown = doorTownOf(shipment);
    const facts = {
      number: shipment.number,
      from: shipment.shipper.name,
      receiver: shipment.consignee.name,
      where,
      next: nextOfReceiver({ ...step, capabilities, storage: pieces }),
      goods: shipment.commodities.map(({ description }) => description),
      ...(counter === undefined ? {} : { counter }),
      ...(doorTown === undefined ? {} : { doorTown }),
      taxNumber: destinations[shipment.to].taxNumber,
      ...(freightDue === undefined ? {} : { freightDue }),
      customs: customsOf(shipment),
      storage: {
        freeDays: card.storage.destinationFreeDays,
        perPieceWeek: card.storage.destinationPerPieceWeek,
        pieces: [...pieces],
      },
      ready: readyPieces(shipment),
      isHeld: isHeldAtCounter(shipment),
      code: codeShownTo('receiver', code, now),
      collector: collectorShown(collector),
      mayName: shipment.closedAt === undefined,
    };
    return ok({
      ...facts,
      words: collectSentences({
        ...facts,
        town: shipment.consignee.city,
        collectAt: capabilities.destinations[shipment.to].collectAt,
      }),
    });
  };
