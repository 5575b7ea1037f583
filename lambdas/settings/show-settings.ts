import { ok } from '#domain/kernel/result.ts';
import type { settingsEndpoints } from '#domain/settings/endpoints.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SectionStore } from './store/section-store.ts';

/** Shows every section with its version, for admins. */
export const showSettings =
  (sections: Pick<SectionStore, 'readAll'>): UseCase<typeof settingsEndpoints.show> =>
  async () =>
    ok(await sections.readAll());
