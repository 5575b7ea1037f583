import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { benchExamples } from './bench/endpoint-examples.ts';
import { deskParcelExamples } from './desk/endpoint-examples.ts';
import type { parcelEndpoints } from './endpoints.ts';
import { ownCountsExamples, ownParcelExamples, preAlertExamples } from './owner/endpoint-examples.ts';
import { traceExamples } from './trace/endpoint-examples.ts';

/** Every endpoint of the domain, once each. */
export const examples: EndpointExamples<typeof parcelEndpoints> = {
  ...preAlertExamples,
  ...ownCountsExamples,
  ...ownParcelExamples,
  ...benchExamples,
  ...deskParcelExamples,
  ...traceExamples,
};
