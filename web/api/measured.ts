import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { reportMetric } from '#web/telemetry/telemetry.ts';

/** A page that asks more often than this in one load, such as one left open overnight, says nothing new. */
const MEASURED_CALLS = 100;
let calls = 0;

/** Passes on the answer of a call and reports how long it took to come, by the endpoint's own path: ids stay out of it. */
export const measured = async ({ method, path }: Endpoint, answer: Promise<Response>): Promise<Response> => {
  const asked = performance.now();
  const response = await answer;
  calls += 1;
  if (calls <= MEASURED_CALLS)
    reportMetric('API', performance.now() - asked, { call: `${method} ${path}`, status: response.status });
  return response;
};
