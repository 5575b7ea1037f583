import { refuse } from '#domain/kernel/result.ts';
import { corrected, reachOf, reachWords, tooLateFields } from '#domain/shipments/caller/correction.ts';
import type { callerEndpoints } from '#domain/shipments/caller/endpoints.ts';
import { shipmentAt } from '#domain/shipments/customer/let-go.ts';
import type { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { changeShipment, refused } from '../change/change-shipment.ts';
import {
  answeredBefore,
  asDeclared,
  type DeclareDeps,
  decideDeclared,
  notChangeable,
  priceOfChange,
} from '../declare/declared-change.ts';

const tooLateToCorrect = (shipment: Shipment, fields: readonly string[]) =>
  refuse('TOO_LATE_TO_CORRECT', reachWords[reachOf(shipment)], { shipment, fields: [...fields] });

/** Its price is for what was weighed, so nothing that has another price is added to it. */
const priceStands = (shipment: Shipment) =>
  refuse(
    'PRICE_STANDS',
    'It was weighed and has a price for that, so nothing that changes the price can be corrected. Make a second shipment for more goods.',
    { shipment },
  );

type Correction = { readonly version: number; readonly form: ShipmentForm };

/** What a correction makes of a shipment whose goods are here, or why it cannot be. */
const askedLater = async (deps: DeclareDeps, before: Shipment, { version, form }: Correction, now: Date) => {
  const asked = corrected(before, form);
  const answer = answeredBefore(before, asked, version);
  if (answer) return answer;
  const tooLate = tooLateFields(before, form, reachOf(before));
  if (tooLate.length > 0) return refused(tooLateToCorrect(before, tooLate));
  if (before.reweigh === undefined) return { asked };
  const priced = await priceOfChange(deps, { before, asked }, now);
  return priced.ok && priced.value.promise.total !== before.promise.total
    ? refused(priceStands(before))
    : { asked };
};

/** The same before anything of it is here: what its sender could change, and nothing else. A consent to a search is not given here. */
const askedBefore = (before: Shipment, { version, form }: Correction) => {
  const asked = asDeclared(before, form, before.searchConsent);
  return notChangeable(before, asked, { version, form }) ?? { asked };
};

type Request = Pick<
  UseCaseRequest<typeof callerEndpoints.correct>,
  'params' | 'body' | 'caller' | 'correlationId'
>;

/** Makes a correction, or only looks at it where the store writes nothing. */
export const correct = (
  deps: DeclareDeps,
  { params: { number }, body, caller: { userId }, correlationId }: Request,
) =>
  changeShipment(deps, {
    number,
    by: userId,
    correlationId,
    decide: async (found, now, origin) => {
      const before = shipmentAt(found, now);
      const decided =
        reachOf(before) === 'ALL' ? askedBefore(before, body) : await askedLater(deps, before, body, now);
      return 'asked' in decided
        ? decideDeclared(deps, { before, asked: decided.asked, said: body.said }, now, origin)
        : decided;
    },
  });

/** Corrects a shipment for its sender: by the rules and at the price of their own change, and later what nothing forbids. */
export const correctShipment =
  (deps: DeclareDeps): UseCase<typeof callerEndpoints.correct> =>
  async (request) =>
    correct(deps, request);
