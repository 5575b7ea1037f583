import { useEffect } from 'react';
import type { OwnRun } from '#domain/runs/driving/own-run.ts';
import { positionEndpoints } from '#domain/runs/positions/endpoints.ts';
import { SEEN_EVERY_MINUTES } from '#domain/runs/positions/seen.ts';
import { api } from '#web/api/client.ts';

const EVERY_MS = SEEN_EVERY_MINUTES * 60_000;
const PATIENCE_MS = 20_000;

const sayWhere = (id: string): void =>
  navigator.geolocation?.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
      const at = new Date(timestamp).toISOString();
      const position = { latitude, longitude, accuracyMeters: Math.min(accuracy, 100_000), at };
      // Only the newest is worth sending: what does not arrive is not kept for later.
      api(positionEndpoints.sayPosition, { params: { id }, body: { position } }).catch(() => undefined);
    },
    () => undefined,
    // The cell of the network is exact enough, and what the phone knows already costs nothing.
    { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: EVERY_MS },
  );

/** Tells dispatch each two minutes where the van is, while the run is on the road and the driver wants it. Nothing is kept on the phone. */
export const useTrail = ({ id, state }: Pick<OwnRun, 'id' | 'state'>, isShared: boolean): void => {
  const says = isShared && state === 'UNDER_WAY';
  useEffect(() => {
    if (!says) return undefined;
    sayWhere(id);
    const timer = setInterval(() => sayWhere(id), EVERY_MS);
    return () => clearInterval(timer);
  }, [id, says]);
};
