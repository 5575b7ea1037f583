import type { EndpointContract } from '#domain/kernel/endpoint.ts';
import { withoutScreenings } from '#domain/shipments/screening/screening.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';

/** A reply, or the details of a refusal, without the screenings of the shipment in it. */
const shown = <Value>(value: Value): Value => {
  const { shipment } = Object(value) as { readonly shipment?: Shipment };
  return shipment === undefined
    ? value
    : { ...value, shipment: { ...shipment, pieces: withoutScreenings(shipment.pieces) } };
};

/** A use case as a sender is answered by it: what security found at the screening stays with us, in refusals too. */
export const toSender =
  <E extends EndpointContract>(useCase: UseCase<E>): UseCase<E> =>
  async (request) => {
    const answer = await useCase(request);
    if (answer.ok) return { ...answer, value: shown(answer.value) };
    const { details } = answer.refusal;
    return details === undefined
      ? answer
      : { ...answer, refusal: { ...answer.refusal, details: shown(details) } };
  };
