import { ok } from '#domain/kernel/result.ts';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import { waitsAt } from '#domain/parcels/alerts/pre-alert-matched.ts';
import type { BenchAnswer } from '#domain/parcels/bench/bench.ts';
import { doorRefusalOf, isSentOn, sentOnWords } from '#domain/parcels/bench/door.ts';
import type { benchEndpoints } from '#domain/parcels/bench/endpoints.ts';
import { whyWords } from '#domain/parcels/bench/why-words.ts';
import { isHere } from '#domain/parcels/lifecycle.ts';
import type { Parcel } from '#domain/parcels/parcel.ts';
import { readParcelCode } from '#domain/parcels/reference.ts';
import { otherNumbersIn, readCode } from '#domain/parcels/tracking/read-label.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { NoUsMail } from '../match/us-mail.ts';
import { type Whose, type WhoseDeps, whoseIs } from '../match/whose.ts';
import type { ParcelStore } from '../store/parcel-store.ts';
import { atBench, type ViewDeps } from './at-bench.ts';

export interface LookUpDeps extends WhoseDeps, ViewDeps {
  readonly mailboxes: WhoseDeps['mailboxes'];
  readonly parcels: Pick<ParcelStore, 'find' | 'ofNumber'>;
  readonly noUsMail: NoUsMail;
  readonly clock: Clock;
}

/** Of several with one number, the one that lies here. */
export const receivedBefore = ({ known }: Pick<Whose, 'known'>): Parcel | undefined =>
  known.parcels.find(({ state }) => isHere(state)) ?? known.parcels[0];

/** `2 summer dresses, 1 phone`. */
const contentWords = ({ declaration: { lines } }: PreAlert): string =>
  lines.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ');

const announcedBy = (whose: Whose, now: Date): Pick<BenchAnswer, 'announced'> => {
  const alert = whose.known.alerts.find(
    (one) => waitsAt(one, now) && one.ownerId === whose.certain?.mailbox.userId,
  );
  if (alert === undefined) return {};
  const { store, dangers } = alert.declaration;
  return {
    announced: {
      words: contentWords(alert),
      ...(store === undefined ? {} : { store }),
      ...(dangers === undefined ? {} : { dangers }),
    },
  };
};

/** A code on a label of ours: what it names is here, or was. */
const byOurCode = async (deps: LookUpDeps, scanned: string): Promise<BenchAnswer | undefined> => {
  const code = readParcelCode(scanned);
  const parcel = code === undefined ? undefined : await deps.parcels.find(code);
  return (
    parcel && {
      ...(parcel.tracking === undefined ? {} : { tracking: parcel.tracking }),
      carrier: parcel.carrier,
      usMail: parcel.usMail === true,
      here: await atBench(deps, parcel),
      candidates: [],
    }
  );
};

/** Says what is true of a label: whose it is, whether it is here, and whether it has to go back with the carrier. It records nothing. */
export const lookUp =
  (deps: LookUpDeps): UseCase<typeof benchEndpoints.lookUp> =>
  async ({ body: { scanned, otherNumbers: others, label = {}, broughtBy } }) => {
    const ours = scanned === undefined ? undefined : await byOurCode(deps, scanned);
    if (ours) return ok(ours);
    const { broughtBy: believed, ...code } = readCode(scanned, broughtBy);
    const otherNumbers = otherNumbersIn(others, code.tracking);
    const whose = await whoseIs(
      deps,
      { tracking: code.tracking, otherNumbers, label },
      { consistent: false },
    );
    const mailbox = whose.certain?.mailbox;
    const [noUsMail, here] = await Promise.all([
      code.usMail ? deps.noUsMail(mailbox, label.name, deps.clock()) : undefined,
      receivedBefore(whose),
    ]);
    const { usMail } = code;
    const refusal = doorRefusalOf({ mailbox, usMail, noUsMail });
    return ok({
      ...code,
      ...(here === undefined ? {} : { here: await atBench(deps, here) }),
      ...(whose.certain === undefined
        ? {}
        : {
            certain: {
              mailbox: whose.certain.mailbox.number,
              name: whose.certain.mailbox.ownerName,
              by: whose.certain.by,
            },
          }),
      candidates: whose.candidates.map(({ mailbox: number, name, why }) => ({
        mailbox: number,
        name,
        why: whyWords(why),
      })),
      ...announcedBy(whose, deps.clock()),
      ...(mailbox && isSentOn(mailbox, { usMail, noUsMail }) ? { sentOn: sentOnWords } : {}),
      ...(refusal === undefined ? {} : { refuse: refusal }),
    });
  };
