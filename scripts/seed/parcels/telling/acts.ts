import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { Person } from '../../life/past-cloud.ts';
import type { Act, SampleParcel } from '../samples/sample-parcel.ts';
import { askTrace } from './ask-trace.ts';
import { OTHER_SIDES } from './files.ts';
import { formOf } from './forms.ts';
import { showParcel } from './show-parcel.ts';
import type { Telling } from './telling.ts';

const { extraPhotos, returnToStore } = defaultRateCard.card;

/** A parcel that somebody does something with. */
export interface OnParcel {
  readonly telling: Telling;
  readonly parcel: SampleParcel;
  readonly code: string;
  readonly owner: Person;
  /** The version that its last change has left; undefined where nobody has looked. */
  version: number | undefined;
}

const versionOf = async (on: OnParcel): Promise<number> => {
  on.version ??= (await showParcel(on.telling, on.code))?.parcel.version;
  if (on.version === undefined) throw new Error(`The sample ${on.parcel.shows} is not there.`);
  return on.version;
};

/** Asks for a change of the version that is there. */
const change = async (on: OnParcel, route: string, as: Person, body: object = {}): Promise<void> => {
  const version = await versionOf(on);
  const asked = { as, params: { code: on.code }, body: { version, ...body } };
  const reply = await on.telling.past.ask(route, asked);
  on.version = typeof reply.version === 'number' ? reply.version : undefined;
};

/** Its owner misses it, and proves that it is theirs. */
const claim = async (on: OnParcel): Promise<void> => {
  const { telling, parcel, owner, code } = on;
  const { reference, version } = await askTrace(telling, parcel, owner, [
    await telling.files.proof(owner, parcel),
  ]);
  await telling.past.ask('POST /api/desk/parcel-traces/{reference}/found', {
    as: telling.staff,
    params: { reference },
    body: { version, code, note: 'The invoice has this number (sample).' },
  });
  on.version = undefined;
};

const keep = async (on: OnParcel): Promise<void> => {
  const query = { version: String(await versionOf(on)) };
  const asked = { as: on.owner, params: { code: on.code }, query };
  await on.telling.past.ask('DELETE /api/parcels/{code}/return', asked);
  on.version = undefined;
};

type Doing<Does extends Act['does']> = (
  on: OnParcel,
  act: Extract<Act, { readonly does: Does }>,
) => Promise<void>;

/** What people do with a parcel, each by their own endpoint and as themselves. */
const doings: { readonly [Does in Act['does']]: Doing<Does> } = {
  declare: async (on, { says }) => {
    const { telling, owner, parcel } = on;
    const file = says.invoice === 'FILE' ? await telling.files.invoice(owner, parcel) : undefined;
    const declaration = formOf(parcel.bought, says, file);
    await change(on, 'PUT /api/parcels/{code}/declaration', owner, { declaration });
  },
  verify: (on) =>
    change(on, 'POST /api/desk/parcels/{code}/invoice', on.telling.staff, { verdict: 'VERIFIED' }),
  reject: (on, { because: reason }) =>
    change(on, 'POST /api/desk/parcels/{code}/invoice', on.telling.staff, { verdict: 'REJECTED', reason }),
  look: (on, { does, ...verdict }) =>
    change(on, 'POST /api/desk/parcels/{code}/goods', on.telling.staff, verdict),
  assign: async (on, { because }) => {
    const { number: mailbox } = await on.telling.mailboxOf(on.parcel.owner);
    await change(on, 'POST /api/desk/parcels/{code}/owner', on.telling.staff, { mailbox, because });
  },
  claim,
  'hand-back': async (on, { note }) => {
    const as = await on.telling.person(on.parcel.wrongly ?? on.parcel.owner);
    await change(on, 'POST /api/parcels/{code}/not-mine', as, { note });
  },
  'ask-photos': (on) => change(on, 'POST /api/parcels/{code}/photos', on.owner, { price: extraPhotos.price }),
  'take-photos': async (on) => {
    const { telling, parcel } = on;
    await telling.files.photos(telling.bench, parcel, OTHER_SIDES);
    await change(on, 'POST /api/desk/parcels/{code}/photos', telling.bench);
  },
  return: (on, { does, ...said }) =>
    change(on, 'POST /api/parcels/{code}/return', on.owner, { fee: returnToStore, ...said }),
  keep,
  'hand-over': (on) => change(on, 'POST /api/desk/parcels/{code}/handed-over', on.telling.bench),
  'agree-disposal': (on) => change(on, 'POST /api/parcels/{code}/disposal', on.owner),
  dispose: (on, { because }) =>
    change(on, 'POST /api/desk/parcels/{code}/dispose', on.telling.admin, { because }),
};

/** Does one thing with a parcel. */
export const act = (on: OnParcel, one: Act): Promise<void> =>
  (doings[one.does] as Doing<Act['does']>)(on, one);
