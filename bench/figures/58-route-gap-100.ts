import { routeGapFigure } from '../support/route-gaps.ts';

export const figure = routeGapFigure(100, {
  name: 'route-gap-100',
  known: 'the shortest known ones',
  reach: 12,
  aim: 8,
});
