import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import { benchExamples } from './bench/endpoint-examples.ts';
import { deskParcelExamples } from './desk/endpoint-examples.ts';
import type { parcelEndpoints } from './endpoints.ts';
import { ownParcelExamples, preAlertExamples } from './owner/endpoint-examples.ts';

/** Every endpoint of the domain, once each. */
export const examples: EndpointExamples<typeof parcelEndpoints> = {
  ...preAlertExamples,
  ...ownParcelExamples,
  ...benchExamples,
  ...deskParcelExamples,
};
