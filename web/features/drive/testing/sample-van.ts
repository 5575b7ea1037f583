import type { DrivenVehicle } from '#domain/vehicles/endpoints.ts';
import { sampleVehicle } from '#domain/vehicles/testing/sample-vehicle.ts';

const { id, version, name, plate, odometer } = sampleVehicle;

/** The van of the sample run, which nobody has inspected today. */
export const sampleVan: DrivenVehicle = { id, version, name, plate, odometer, faults: [], blocks: [] };
