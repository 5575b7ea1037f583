import { mainOf } from '#domain/customers/one-person.ts';
import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { MESSAGES_SHOWN } from '#domain/enquiries/limits.ts';
import type { PersonMessage } from '#domain/enquiries/messages.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { profilesOfPerson, whomOf } from '../../identity/index.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { EnquiryList } from '../store/enquiry-list.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { type ReachDeps, waysToPerson, withOutcomes } from './reach.ts';

interface Deps extends ReachDeps {
  readonly list: Pick<EnquiryList, 'of'>;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly people: ReturnType<typeof profilesOfPerson>;
  readonly whomOf: ReturnType<typeof whomOf>;
  readonly clock: Clock;
}

export const noSuchPerson = () => refuse('PERSON_NOT_FOUND', 'There is no such person.');

/** The profile under which somebody is shown. */
export const mainProfile = (profiles: readonly Profile[]): Profile | undefined => {
  const main = mainOf(profiles.map(({ user_id }) => user_id));
  return profiles.find(({ user_id }) => user_id === main);
};

/** So many conversations are looked through for the newest messages. */
const CONVERSATIONS = 15;

/** Shows the newest messages between somebody and us in order of time, whichever way they went. Notes of staff are left to their enquiry. */
export const showMessages =
  (deps: Deps): UseCase<typeof enquiryEndpoints.messages> =>
  async ({ params }) => {
    const person = await deps.people(params.person);
    const profile = mainProfile(person.profiles);
    if (profile === undefined) return noSuchPerson();
    const now = deps.clock();
    const { ids, emails, phones } = await deps.whomOf(person);
    const [references, ways] = await Promise.all([
      deps.list.of([...ids, ...emails, ...phones], CONVERSATIONS),
      waysToPerson(deps, profile, ids, now),
    ]);
    const found = await Promise.all(
      references.map(async (reference): Promise<readonly PersonMessage[]> => {
        const whole = await deps.enquiries.find(reference);
        if (whole === undefined || whole.enquiry.status === 'SPAM') return [];
        const said = whole.thread.filter(({ what }) => what !== 'status').slice(-MESSAGES_SHOWN);
        const shown = await withOutcomes(deps, whole.enquiry, said, now);
        return shown.map((entry) => ({ ...entry, reference }));
      }),
    );
    const messages = found.flat().toSorted((one, other) => one.at.localeCompare(other.at));
    return ok({ messages: messages.slice(-MESSAGES_SHOWN), ways });
  };
