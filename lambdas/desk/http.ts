import { deskEndpoints } from '#domain/desk/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { settingsReader } from '../settings/index.ts';
import { listBulks, previewBulk, resumeBulk, showBulk, startBulk } from './bulk/ask-bulk.ts';
import { actVariables, deskActs } from './bulk/desk-acts.ts';
import { noteExport } from './note-export.ts';
import { bePresent } from './presence/be-present.ts';
import { bulkStore } from './store/bulk-store.ts';
import { exportStore } from './store/export-store.ts';
import { presenceStore } from './store/presence-store.ts';
import { sharedViewStore } from './store/shared-view-store.ts';
import { viewStore } from './store/view-store.ts';
import { listShared, removeShared, shareView } from './views/shared-views.ts';
import { dropView, keepView, listViews } from './views/views.ts';

export const variables = { DESK_TABLE: required, SETTINGS_TABLE: required, ...actVariables };

/** The function behind the endpoints that work the same in every list of the desk. */
export const wire = (
  env: EnvOf<typeof variables>,
  { client, clock, newId, log, checks }: SharedDependencies,
) => {
  const bulks = bulkStore(client, env.DESK_TABLE);
  const deps = { bulks, acts: deskActs(client, env, { clock, newId }), clock, newId };
  const views = viewStore(client, env.DESK_TABLE);
  const shared = sharedViewStore(client, env.DESK_TABLE);
  const useCases = {
    previewBulk: previewBulk({
      ...deps,
      readSetting: settingsReader(client, env.SETTINGS_TABLE, { clock, log }),
    }),
    startBulk: startBulk(deps),
    myBulks: listBulks(deps),
    showBulk: showBulk(deps),
    resumeBulk: resumeBulk(deps),
    presence: bePresent({ presence: presenceStore(client, env.DESK_TABLE), clock }),
    views: listViews({ views }),
    keepView: keepView({ views }),
    dropView: dropView({ views }),
    sharedViews: listShared({ shared }),
    shareView: shareView({ views, shared, clock, newId }),
    removeShared: removeShared({ views, shared, clock, newId }),
    noteExport: noteExport({ exports: exportStore(client, env.DESK_TABLE), clock, newId }),
  };
  return http('desk', deskEndpoints, useCases, checks);
};
