import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { DeclarationForm } from '#domain/parcels/declaration/declaration.ts';
import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { fileItem, type StoredFile } from '#lambdas/files/store/file-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import type { Answered, Asked } from '../../../support/call.ts';
import { ann, type ParcelsWorld, saturday } from './parcels.world.ts';

type As = NonNullable<Asked['as']>;

/** All of it is said. */
export const whole: DeclarationForm = {
  store: 'Sample Store',
  lines: [{ description: 'Children’s shoes', quantity: 1, unitValue: 3999 }],
  dangers: [],
};

/** What customers do, in a world of parcels. */
export const ownersOf = (world: ParcelsWorld) => ({
  /** A file that somebody sent and that was released, as the files keep it. */
  file: async (change: Partial<StoredFile> = {}): Promise<string> => {
    const file: StoredFile = {
      id: newId(),
      subject: { kind: 'person', id: 'ann' },
      purpose: 'PARCEL_INVOICE',
      state: 'RELEASED',
      contentType: 'application/pdf',
      bytes: 12,
      sha256: `${'A'.repeat(43)}=`,
      askedAt: saturday,
      askedBy: 'ann',
      settledAt: saturday,
      version: 1,
      ...change,
    };
    await write(world.tables.client(), put(world.tables.files, fileItem(file)));
    return file.id;
  },
  announce: (tracking: string, { as = ann, id = newId(), declaration = whole, ...form }: Announced = {}) =>
    world.ask('POST /api/pre-alerts', { as, body: { id, tracking, declaration, ...form } }),
  change: (id: string, version: number, tracking: string, declaration = whole, as: As = ann) =>
    world.ask('PUT /api/pre-alerts/{id}', { as, params: { id }, body: { version, tracking, declaration } }),
  takeBack: (id: string, version: number, as: As = ann) =>
    world.ask('POST /api/pre-alerts/{id}/cancel', { as, params: { id }, body: { version } }),
  announced: async (which = 'open', as: As = ann): Promise<readonly PreAlert[]> =>
    (await world.ask('GET /api/pre-alerts', { as, query: { which } })).body.items as PreAlert[],
  mine: async (which = 'here', as: As = ann): Promise<readonly OwnParcel[]> =>
    (await world.ask('GET /api/parcels', { as, query: { which } })).body.items as OwnParcel[],
  show: (code: string, as: As = ann) => world.ask('GET /api/parcels/{code}', { as, params: { code } }),
  declare: (code: string, version: number, declaration: DeclarationForm, as: As = ann) =>
    world.ask('PUT /api/parcels/{code}/declaration', {
      as,
      params: { code },
      body: { version, declaration },
    }),
  post: (deed: string, code: string, body: object, as: As = ann) =>
    world.ask(`POST /api/parcels/{code}/${deed}`, { as, params: { code }, body }),
  keep: (code: string, version: number, as: As = ann) =>
    world.ask('DELETE /api/parcels/{code}/return', {
      as,
      params: { code },
      query: { version: String(version) },
    }),
});

interface Announced {
  readonly as?: As;
  readonly id?: string;
  readonly declaration?: DeclarationForm;
  readonly carrier?: string;
}

/** The pre-alert in an answer. */
export const alertIn = ({ status, body }: Answered): PreAlert => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as PreAlert;
};

/** The parcel in an answer to its owner. */
export const ownIn = ({ status, body }: Answered): OwnParcel => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as unknown as OwnParcel;
};

export const codeIn = ({ body }: Answered): unknown => body.code;
