export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle miles between two places, rounded to a tenth. Pickup prices and the pickup radius use them. */
export const milesBetween = (one: Position, other: Position): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const miles = 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(north + parallels * east));
  return Math.round(miles * 10) / 10;
};
