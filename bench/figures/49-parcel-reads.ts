import type { Figure } from '../harness/figure.ts';
import { readsOfLists } from '../support/lists/list-reads.ts';
import { otherParcelLists } from '../support/lists/own-parcels.ts';
import { deskParcelLists } from '../support/lists/parcels-at-desk.ts';

export const figure: Figure = {
  name: 'parcel-reads',
  measures:
    'Read units per row shown of every list of parcels, pre-alerts and searches at 100,000 parcels, the worst page',
  ...readsOfLists([...otherParcelLists, ...deskParcelLists]),
  how: `As in \`list-reads\`: each list has a database at home in which the item builders of the domain have written as many parcels, and the API's own functions answer the first page of 25 and the next one. A row of the index that has a
parcel whole is read once, a small one leads to its parcel. All that are here are five lists that are merged. What USPS brought is held until a form is there, which is asked for each parcel. Of a day, the bench shows two hundred parcels as a line for each of four carriers, whatever came on other days. One search for
a parcel is no list: it reads the newest hundred of nobody and the names of the shelves, 22 units where there are few of them and 52.5 at most. The measurement is exact and does not vary.`,
};
