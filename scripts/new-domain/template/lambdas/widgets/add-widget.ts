import { ok, refuse } from '#domain/kernel/result.ts';
import type { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import type { Widget } from '#domain/widgets/widget.ts';
import { compose } from '#events/envelope.ts';
import { WidgetAddedV1 } from '#events/widgets/widget-added.v1.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { WidgetStore } from './widget-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<WidgetStore, 'find' | 'add'>;
}

/** The browser repeats a request when its answer was lost. Then the stored widget is the one that it sends again. */
const isRepeat = (stored: Widget | undefined, sent: Widget): stored is Widget =>
  stored !== undefined && stored.addedBy === sent.addedBy && stored.name === sent.name;

/** Adds a widget and writes its event, once. */
export const addWidget =
  ({ store, clock, newId }: Deps): UseCase<typeof widgetEndpoints.add> =>
  async ({ body: { id, name }, caller, correlationId }) => {
    const addedAt = clock().toISOString();
    const data = { id, addedAt, addedBy: caller.userId };
    const sent: Widget = { ...data, name, version: 1 };
    const event = compose(
      WidgetAddedV1,
      { subject: id, version: sent.version, at: addedAt, data },
      { newId, correlationId },
    );
    if (await store.add(sent, event)) return ok(sent);
    const stored = await store.find(id);
    return isRepeat(stored, sent) ? ok(stored) : refuse('WIDGET_EXISTS', 'This widget is there already.');
  };
