import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import type { widgetEndpoints } from '#domain/widgets/endpoints.ts';
import { moved, type moveRefusals, type Widget, type WidgetMove } from '#domain/widgets/widget.ts';
import { compose } from '#events/envelope.ts';
import { WidgetChangedV1 } from '#events/widgets/widget-changed.v1.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { WidgetStore } from './widget-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<WidgetStore, 'find' | 'write'>;
}

/** Who makes a change, and in which request. */
interface Origin {
  readonly by: string;
  readonly correlationId: string;
}

export const noSuchWidget = () => refuse('WIDGET_NOT_FOUND', 'There is no such widget.');

/** How a widget is read, and how a change of it is written with its event. */
const storeOf = ({ store, newId }: ChangeDeps, id: string, { by, correlationId }: Origin) => ({
  read: () => store.find(id),
  write: (after: Widget, before: Widget | undefined) => {
    const { version, changedAt } = after;
    const status = { ...(before && { before: before.status }), after: after.status };
    const data = { id, status, by, changedAt };
    const facts = { subject: id, version, at: changedAt, data };
    return store.write(after, before, compose(WidgetChangedV1, facts, { newId, correlationId }));
  },
});

/** Adds a widget, once: the browser sends it again when the answer was lost, and then gets the one that is stored. */
export const addWidget =
  (deps: ChangeDeps): UseCase<typeof widgetEndpoints.add> =>
  async ({ body: { id, name }, caller: { userId: by }, correlationId }) =>
    changing<Widget | undefined, Widget, Widget, Refusal<'WIDGET_EXISTS'>>(
      `Widget ${id}`,
      storeOf(deps, id, { by, correlationId }),
      (stored) => {
        if (stored?.addedBy === by && stored.name === name) return { done: stored };
        if (stored) return refuse('WIDGET_EXISTS', 'This widget is there already.');
        const at = deps.clock().toISOString();
        const widget: Widget = {
          id,
          name,
          status: 'OPEN',
          addedAt: at,
          addedBy: by,
          changedAt: at,
          version: 1,
        };
        return { change: widget, answer: widget };
      },
    );

/**
 * Moves a widget along its lifecycle, once.
 * @param asked without a version, the widget is moved as it is.
 */
export const moveWidget = (
  deps: ChangeDeps,
  id: string,
  asked: Pick<WidgetMove, 'status'> & Partial<WidgetMove>,
  origin: Origin,
): Promise<Result<Widget, 'WIDGET_NOT_FOUND', RefusalsOf<typeof moveRefusals>>> =>
  changing<Widget | undefined, Widget, Widget, Refusal<'WIDGET_NOT_FOUND'> | RefusalsOf<typeof moveRefusals>>(
    `Widget ${id}`,
    storeOf(deps, id, origin),
    (before) => {
      if (before === undefined) return noSuchWidget();
      const after = moved(before, { version: before.version, ...asked }, deps.clock().toISOString());
      if (!after.ok) return after;
      return after.value === before ? { done: before } : { change: after.value, answer: after.value };
    },
  );
