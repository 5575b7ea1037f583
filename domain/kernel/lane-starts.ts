import type { OfEach } from './destinations.ts';
import { barbadosStart } from './lanes/barbados/start.ts';
import { guyanaStart } from './lanes/guyana/start.ts';
import { jamaicaStart } from './lanes/jamaica/start.ts';
import type { LaneStart } from './lanes/lane.ts';
import { surinameStart } from './lanes/suriname/start.ts';
import { trinidadStart } from './lanes/trinidad/start.ts';

/** What a new installation begins with on each lane. Flights and holidays of today are settings. */
export const laneStarts: OfEach<LaneStart> = {
  GY: guyanaStart,
  JM: jamaicaStart,
  TT: trinidadStart,
  BB: barbadosStart,
  SR: surinameStart,
};
