import type { driverEndpoints } from '#domain/drivers/endpoints.ts';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { deskRunEndpoints } from '#domain/runs/desk/endpoints.ts';
import type { vehicleEndpoints } from '#domain/vehicles/endpoints.ts';

/** The board of a day as the server has it. */
export type Board = EndpointReply<typeof deskRunEndpoints.board>;
/** All vehicles, with what blocks each on the day. */
export type Fleet = EndpointReply<typeof vehicleEndpoints.list>['vehicles'];
/** All drivers, with their hours on the day. */
export type Staff = EndpointReply<typeof driverEndpoints.list>['drivers'];
