import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import type { Person } from '../../life/past-cloud.ts';
import type { Act, Said, SampleParcel } from '../samples/sample-parcel.ts';
import { askTrace } from './ask-trace.ts';
import { formOf } from './forms.ts';
import { showParcel } from './show-parcel.ts';
import type { Telling } from './telling.ts';

/** Photos of the other sides. */
const OTHER_SIDES = [1, 2, 3];
const { extraPhotos, returnToStore } = defaultRateCard.card;

type Doing<Does extends Act['does']> = (
  act: Extract<Act, { readonly does: Does }>,
  at: Date,
) => Promise<void>;

/** Does what people do with one parcel of the samples, each by their own endpoint and as themselves. */
export const acting = (telling: Telling, parcel: SampleParcel, code: string, owner: Person) => {
  const { past, files, bench, staff, admin } = telling;
  const params = { code };
  const send = async (route: string, as: Person, body: object = {}): Promise<void> => {
    const shown = await showParcel(telling, code);
    await past.ask(route, { as, params, body: { version: shown?.parcel.version, ...body } });
  };
  const declaration = async (says: Said) =>
    formOf(parcel.bought, says, says.invoice === 'FILE' ? await files.invoice(owner, parcel) : undefined);
  const claim = async (): Promise<void> => {
    const trace = await askTrace(telling, parcel, owner, [await files.proof(owner, parcel)]);
    await past.ask('POST /api/desk/parcel-traces/{reference}/found', {
      as: staff,
      params: { reference: trace.reference },
      body: { version: trace.version, code, note: 'The invoice has this number (sample).' },
    });
  };
  const done: { readonly [Does in Act['does']]: Doing<Does> } = {
    declare: async ({ says }, at) => {
      const said = await declaration(says);
      past.at(at);
      const { version } = (await showParcel(telling, code))?.parcel ?? {};
      const body = { version, declaration: said };
      await past.ask('PUT /api/parcels/{code}/declaration', { as: owner, params, body });
    },
    verify: () => send('POST /api/desk/parcels/{code}/invoice', staff, { verdict: 'VERIFIED' }),
    reject: ({ because: reason }) =>
      send('POST /api/desk/parcels/{code}/invoice', staff, { verdict: 'REJECTED', reason }),
    look: ({ verdict, note }) =>
      send('POST /api/desk/parcels/{code}/goods', staff, {
        verdict,
        ...(note === undefined ? {} : { note }),
      }),
    assign: async ({ because }) => {
      const { number: mailbox } = await telling.mailboxOf(parcel.owner);
      await send('POST /api/desk/parcels/{code}/owner', staff, { mailbox, because });
    },
    claim,
    'hand-back': async ({ note }) =>
      send('POST /api/parcels/{code}/not-mine', await telling.person(parcel.wrongly ?? parcel.owner), {
        note,
      }),
    'ask-photos': () => send('POST /api/parcels/{code}/photos', owner, { price: extraPhotos.price }),
    'take-photos': async (_, at) => {
      await files.photos(bench, parcel, OTHER_SIDES);
      past.at(at);
      await send('POST /api/desk/parcels/{code}/photos', bench);
    },
    return: ({ note }) =>
      send('POST /api/parcels/{code}/return', owner, {
        fee: returnToStore,
        ...(note === undefined ? {} : { note }),
      }),
    keep: async () => {
      const version = String((await showParcel(telling, code))?.parcel.version);
      await past.ask('DELETE /api/parcels/{code}/return', { as: owner, params, query: { version } });
    },
    'hand-over': () => send('POST /api/desk/parcels/{code}/handed-over', bench),
    'agree-disposal': () => send('POST /api/parcels/{code}/disposal', owner),
    dispose: ({ because }) => send('POST /api/desk/parcels/{code}/dispose', admin, { because }),
  };
  return (act: Act, at: Date): Promise<void> => (done[act.does] as Doing<Act['does']>)(act, at);
};
