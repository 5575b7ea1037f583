/** A bench scale takes no more. */
const MOST_LB = 150;
/** So long a parcel rocks on the platform before the scale calls its weight stable. */
const SETTLES_MS = 900;
/** What the display reads while a weight moves, as shares of it. */
const ROCKING = [0.62, 1.04, 0.98];

/** The line of a scale by A&D, CAS and others that speak without being asked: `ST` stands, `US` moves, `OL` is too much. */
const line = (header: string, lb: number): string =>
  `${header},GS,${lb < 0 ? '-' : '+'}${Math.abs(lb).toFixed(2).padStart(7)}lb\r\n`;

/** A scale for parcels without the hardware. It starts empty and switched on. */
export const simulatedScale = (now: () => number = Date.now) => {
  let load = { lb: 0, since: Number.NEGATIVE_INFINITY, isHeld: false };
  let isOn = true;
  const isStable = (): boolean => !load.isHeld && now() - load.since >= SETTLES_MS;
  return {
    /** Puts this many pounds on it instead of what lies there. 0 takes it off. */
    put: (lb: number): void => {
      load = { lb, since: now(), isHeld: false };
    },
    /** Somebody leans on the parcel, until they let go. */
    hold: (isHeld: boolean): void => {
      load = { ...load, since: now(), isHeld };
    },
    switch: (on: boolean): void => {
      isOn = on;
    },
    /** The bytes that it sends now, several times a second. None while it is off. */
    says: (): string => {
      if (!isOn) return '';
      if (load.lb > MOST_LB) return 'OL,GS,+999999lb\r\n';
      if (isStable()) return line('ST', load.lb);
      const share = ROCKING[Math.floor(now() / 150) % ROCKING.length] ?? 1;
      return line('US', load.lb * share);
    },
    /** The same in words. */
    shows: (): string => {
      if (!isOn) return 'switched off';
      if (load.lb > MOST_LB) return `too much: it weighs up to ${MOST_LB} lb`;
      return `${load.lb} lb, ${isStable() ? 'steady' : 'moving'}`;
    },
    isOn: (): boolean => isOn,
    isHeld: (): boolean => load.isHeld,
  };
};

export type SimulatedScale = ReturnType<typeof simulatedScale>;
