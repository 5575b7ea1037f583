import { routeGapFigure } from '../support/route-gaps.ts';

export const figure = routeGapFigure(25, {
  name: 'route-gap-25',
  known: 'the shortest ones',
  reach: 5,
  aim: 3,
});
