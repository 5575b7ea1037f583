import { senderLines } from '#domain/billing/bill-shipment.ts';
import { choicesFor } from '#domain/billing/charges/choices.ts';
import type { chargeEndpoints } from '#domain/billing/charges/endpoints.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { ProfileReader } from '../../identity/index.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { shipperOf } from '../../shipments/index.ts';
import { chargePerson, type PersonDeps } from './charge-person.ts';
import { type ChargeDeps, chargeRefusal } from './desk-charges.ts';

interface Deps extends Pick<ChargeDeps, 'rateCards' | 'readTaxes'>, PersonDeps {
  readonly profiles: ProfileReader;
}

export const noSuchPerson = () => refuse('PERSON_NOT_FOUND', 'There is no customer with this id.');

/** What the caller may charge a person today. */
const choicesOf = async ({ rateCards, clock }: Deps, caller: Pick<Caller, 'roles'>) =>
  choicesFor((wanted) => may(caller, wanted), (await rateCards.inForce(clock())).card, 'PERSON');

/** What the caller may charge a person without a shipment. */
export const showPersonChoices =
  (deps: Deps): UseCase<typeof chargeEndpoints.personChoices> =>
  async ({ params: { userId }, caller }) => {
    const profile = await deps.profiles.find(userId);
    if (!profile) return noSuchPerson();
    return ok({ name: shipperOf(profile).name, items: [...(await choicesOf(deps, caller))] });
  };

/** Charges a person without a shipment, once for each key. */
export const chargeDeskPerson =
  (deps: Deps): UseCase<typeof chargeEndpoints.chargePerson> =>
  async ({ params: { userId }, body: { code, amount, reason }, headers, caller, correlationId }) => {
    const profile = await deps.profiles.find(userId);
    if (!profile) return noSuchPerson();
    const refusal = chargeRefusal({ code, amount }, await choicesOf(deps, caller));
    if (refusal !== undefined) return refusal;
    return chargePerson(deps)({
      person: { userId, billTo: senderLines(shipperOf(profile)) },
      cause: { cause: headers['idempotency-key'], code, amount, by: caller.userId, reason },
      rates: await deps.readTaxes(),
      correlationId,
    });
  };
