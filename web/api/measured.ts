import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { reportMetric } from '#web/telemetry/telemetry.ts';

/** More calls than this in one page load, for example of a page left open overnight, bring no information. */
const MEASURED_CALLS = 100;
let calls = 0;

/** Reports how long a call took, under the endpoint's path template, so that no ids are reported. */
export const measured = async (
  { method, path }: Endpoint,
  answer: Promise<Response>,
  asked = performance.now(),
): Promise<Response> => {
  const response = await answer;
  calls += 1;
  if (calls <= MEASURED_CALLS)
    reportMetric('API', performance.now() - asked, { call: `${method} ${path}`, status: response.status });
  return response;
};
