import type { enquiryEndpoints } from '#domain/enquiries/endpoints.ts';
import { type Enquiry, excerptOf, type ThreadEntry } from '#domain/enquiries/enquiry.ts';
import type { NewMessage } from '#domain/enquiries/messages.ts';
import { closedWords, type MessageWay, type Ways } from '#domain/enquiries/ways.ts';
import type { Profile } from '#domain/identity/profile.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { EnquiryAnsweredV2 } from '#events/enquiries/enquiry-answered.v2.ts';
import { compose } from '#events/envelope.ts';
import { labelName, type profilesOfPerson } from '../../identity/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { EnquiryInbox } from '../store/enquiry-inbox.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { TalkStore } from '../store/talk-store.ts';
import { type ReachDeps, waysToPerson } from './reach.ts';
import { mainProfile, noSuchPerson } from './show-messages.ts';

interface Deps extends ReachDeps, Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly talks: TalkStore;
  readonly enquiries: Pick<EnquiryStore, 'find'>;
  readonly inbox: Pick<EnquiryInbox, 'submitted'>;
  readonly people: ReturnType<typeof profilesOfPerson>;
  readonly newReference: () => string;
}

type Request = UseCaseRequest<typeof enquiryEndpoints.write>;

/** Why a way is closed, as a refusal; undefined while it is open. */
export const closedWay = (ways: Ways, way: MessageWay) => {
  const { closed } = ways[way];
  return closed && refuse('WAY_CLOSED', closedWords[closed]);
};

/** A conversation that we begin: it waits for nothing. */
const begun = (
  { text, about }: NewMessage,
  profile: Profile,
  { reference, at }: { readonly reference: string; readonly at: string },
): Enquiry => ({
  reference,
  kind: 'desk',
  topic: 'other',
  status: 'ANSWERED',
  name: labelName(profile) || profile.email,
  email: profile.email,
  ...(about ? { number: about } : {}),
  excerpt: excerptOf(text),
  page: '',
  userId: profile.user_id,
  receivedAt: at,
  changedAt: at,
  version: 1,
});

const answered = (enquiry: Enquiry, at: string): Enquiry => ({
  ...enquiry,
  status: 'ANSWERED',
  changedAt: at,
  version: enquiry.version + 1,
});

/** The message in the thread, and the event with which it is sent. */
const saying = (
  { way, subject, text }: NewMessage,
  { reference, version }: Enquiry,
  origin: {
    readonly at: string;
    readonly by: string;
    readonly isFirst: true | undefined;
    readonly newId: Deps['newId'];
    readonly correlationId: string;
  },
) => {
  const { at, by, isFirst, newId, correlationId } = origin;
  const first = isFirst ? { isFirst } : {};
  const data = { reference, answeredBy: by, answeredAt: at, way, ...first };
  const event = compose(
    EnquiryAnsweredV2,
    { subject: reference, version, at, data },
    { newId, correlationId },
  );
  const entry: ThreadEntry = {
    id: newId(),
    at,
    what: 'answer',
    by,
    text,
    status: 'ANSWERED',
    way,
    ...(way === 'email' && subject ? { subject } : {}),
    sentWith: event.id,
  };
  return { event, entry };
};

/** What stands under the id of a message: the same message again is the same answer, another text is refused. */
const answerBefore = async ({ enquiries }: Deps, reference: string, { text }: NewMessage, by: string) => {
  const found = await enquiries.find(reference);
  return found?.thread.some((entry) => entry.text === text && entry.by === by)
    ? ok({ reference })
    : refuse(
        'MESSAGE_EXISTS',
        'This message went out with another text. Reload the page and write a new one.',
      );
};

/** The conversation in which a number and we talk; undefined for an e-mail, which begins one of its own. */
const goingOn = async (
  { talks, enquiries }: Pick<Deps, 'talks' | 'enquiries'>,
  way: MessageWay,
  phone: string | null,
): Promise<Enquiry | undefined> => {
  if (way === 'email' || phone === null) return undefined;
  const talk = await talks.find(phone);
  return talk && (await enquiries.find(talk.reference))?.enquiry;
};

/**
 * Writes to somebody, once for each id of a message. An e-mail begins a conversation; on WhatsApp it goes on with the one in which they
 * wrote within the last 24 hours.
 */
export const writeMessage =
  (deps: Deps): UseCase<typeof enquiryEndpoints.write> =>
  async ({ body, caller, correlationId }: Request) => {
    const { talks, inbox, people, clock, newId, newReference } = deps;
    if (body.way === 'email' && !body.subject)
      return refuse('SUBJECT_MISSING', 'Write what the e-mail is about first.');
    const submission = `written:${body.id}`;
    return untilWritten(`The message ${body.id}`, async () => {
      const known = await inbox.submitted(submission);
      if (known !== undefined) return answerBefore(deps, known, body, caller.userId);
      const { ids, profiles } = await people(body.person);
      const profile = mainProfile(profiles);
      if (profile === undefined) return noSuchPerson();
      const now = clock();
      const closed = closedWay(await waysToPerson(deps, profile, ids, now), body.way);
      if (closed) return closed;
      const at = now.toISOString();
      const before = await goingOn(deps, body.way, profile.phone_e164);
      const enquiry =
        before === undefined ? begun(body, profile, { reference: newReference(), at }) : answered(before, at);
      const isFirst = before === undefined || undefined;
      const { event, entry } = saying(body, enquiry, {
        at,
        by: caller.userId,
        isFirst,
        newId,
        correlationId,
      });
      const outcome = await talks.write({ before, enquiry, entry, event, submission });
      return outcome === 'written' ? ok({ reference: enquiry.reference }) : again;
    });
  };
