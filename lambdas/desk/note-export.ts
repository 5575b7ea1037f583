import type { deskEndpoints } from '#domain/desk/endpoints.ts';
import { exportRight } from '#domain/desk/exports.ts';
import { may } from '#domain/kernel/permissions.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { ListExportedV1 } from '#events/desk/list-exported.v1.ts';
import { compose } from '#events/envelope.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { ExportStore } from './store/export-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly exports: ExportStore;
}

/** Keeps who takes which list out, once for each id. What was searched for stays out of it, for that may be a name. */
export const noteExport =
  ({ exports, clock, newId }: Deps): UseCase<typeof deskEndpoints.noteExport> =>
  async ({ body: { id, list, question }, caller, correlationId }) => {
    if (!may(caller, exportRight(list)))
      return refuse('NOT_YOURS_TO_TAKE', 'Only an admin takes this list out as a file.');
    const { userId } = caller;
    const at = clock().toISOString();
    const filters = [...new Set(new URLSearchParams(question).keys())];
    const event = compose(
      ListExportedV1,
      { subject: id, version: 1, at, data: { export: id, list, filters, by: userId } },
      { newId, correlationId },
    );
    await exports.keep({ id, list, filters, by: userId, at }, event);
    return ok({ id });
  };
