import { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { addWidget } from './add-widget.ts';
import { listWidgets } from './list-widgets.ts';
import { widgetStore } from './widget-store.ts';

export const variables = { WIDGETS_TABLE: required };

/** The function behind the endpoints of the widgets. */
export const wire = (env: EnvOf<typeof variables>, { client, clock, newId, checks }: SharedDependencies) => {
  const store = widgetStore(client, env.WIDGETS_TABLE);
  const useCases = { add: addWidget({ store, clock, newId }), list: listWidgets(store) };
  return http('widgets', widgetEndpoints, useCases, checks);
};
