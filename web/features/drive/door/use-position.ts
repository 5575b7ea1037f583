import { useEffect, useState } from 'react';
import type { PhonePosition } from '#domain/runs/driving/phone-position.ts';

const PATIENCE_MS = 20_000;
const FRESH_MS = 60_000;

/**
 * Where the phone is while somebody signs at a door, for the proof of the stop. Undefined as long as it is not known, or its owner does not
 * want to say: nothing waits for it.
 */
export const usePosition = (): PhonePosition | undefined => {
  const [position, setPosition] = useState<PhonePosition>();
  useEffect(() => {
    let isOpen = true;
    navigator.geolocation?.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        if (isOpen)
          setPosition({
            latitude,
            longitude,
            accuracyMeters: Math.min(accuracy, 100_000),
            at: new Date(timestamp).toISOString(),
          });
      },
      () => undefined,
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return position;
};
