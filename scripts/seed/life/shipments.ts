import { shipmentRooms } from '#domain/shipments/endpoints.ts';
import type { EnvOf } from '#lambdas/runtime/env.ts';
import type { http } from '#lambdas/runtime/http/http.ts';
import * as arrivals from '#lambdas/shipments/arrivals/http.ts';
import * as caller from '#lambdas/shipments/caller/http.ts';
import * as closing from '#lambdas/shipments/closing/http.ts';
import * as customer from '#lambdas/shipments/customer/http.ts';
import * as desk from '#lambdas/shipments/desk/http.ts';
import * as dock from '#lambdas/shipments/dock/http.ts';
import * as handover from '#lambdas/shipments/handover/http.ts';
import * as opinion from '#lambdas/shipments/opinion/http.ts';
import * as tracking from '#lambdas/shipments/tracking/http.ts';

type Handler = ReturnType<typeof http>;

/** What the rooms read from their environments together. */
export const variables = { ...customer.variables, ...dock.variables, ...handover.variables };

const roomOf = (routeKey: string): keyof typeof shipmentRooms => {
  const found = Object.entries(shipmentRooms).find(([, endpoints]) =>
    Object.values(endpoints).some(({ method, path }) => `${method} ${path}` === routeKey),
  );
  if (!found) throw new Error(`No room of the shipments answers ${routeKey}.`);
  return found[0] as keyof typeof shipmentRooms;
};

/** All rooms of the shipments as one function, for samples, tests and the bench, which call them without the API. */
export const wire = (env: EnvOf<typeof variables>, given: Parameters<typeof customer.wire>[1]): Handler => {
  const handlers: Readonly<Record<keyof typeof shipmentRooms, Handler>> = {
    arrivals: arrivals.wire(env, given),
    caller: caller.wire(env, given),
    closing: closing.wire(env, given),
    customer: customer.wire(env, given),
    desk: desk.wire(env, given),
    dock: dock.wire(env, given),
    handover: handover.wire(env, given),
    opinion: opinion.wire(env, given),
    tracking: tracking.wire(env, given),
  };
  const handle = (event: { readonly routeKey: string }, context: never) =>
    handlers[roomOf(event.routeKey)](event as never, context);
  // Nobody here adds middleware, which is what the type has besides.
  return handle as unknown as Handler;
};
