/** A name and how common it is beside the others, roughly per thousand people. */
type Common = Readonly<Record<string, number>>;

/**
 * Names of a country as a generator draws them: the common ones with their shares, and parts of which the many rare ones are made.
 * The shares of the most common last names follow public counts of surnames, roughly. They are what makes names alike, so they are
 * what a matcher is measured with.
 */
export interface NamesOfCountry {
  readonly last: Common;
  readonly first: Common;
  /** Beginnings and endings of the last names that nobody counts. */
  readonly rareLast: readonly [readonly string[], readonly string[]];
  /** The same for first names. */
  readonly rareFirst: readonly [readonly string[], readonly string[]];
  readonly dialled: string;
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** Reads `Singh 38 Persaud 34`; a `_` stands for a blank in a name. */
const shares = (text: string): Common => {
  const parts = words(text);
  const names: Record<string, number> = {};
  for (let at = 0; at + 1 < parts.length; at += 2)
    names[(parts[at] ?? '').replaceAll('_', ' ')] = Number(parts[at + 1]);
  return names;
};

/** Names with the same share each. */
const alike = (share: number, text: string): Common =>
  Object.fromEntries(words(text).map((name) => [name.replaceAll('_', ' '), share]));

const rareFirst = [
  words('Sha Ta La Ke Je Ra De Mar Ro Ni Al Da Ka Or Jo Shan Tre Ke Ve Lu'),
  words('nique nelle keisha vaughn maine shawn ron lene tanya neil dre vin mario von lando riq quita neisha'),
] as const;

export const guyana: NamesOfCountry = {
  dialled: '+5926',
  last: {
    ...shares(`Singh 38 Persaud 34 Williams 20 Khan 17 Mohamed 11 Mohammed 4 Mohamad 1 Thomas 12 Ali 11 Narine 9 Smith 9 James 9
      Joseph 9 Henry 8 Ramnarine 7 Ramnarain 4 John 8 Fraser 7 Wilson 7 Rodrigues 6 Prasad 3 Rampersaud 5 Ramprasad 1 Deonarine 5
      Lall 6 Bacchus 5 Baksh 5 Hussain 4 Hussein 1 Samaroo 3 Ramdass 3 Ramdas 1 Narain 2 Sukhdeo 3 Sookdeo 2 Seepersaud 3`),
    ...alike(5, 'Adams Benjamin Daniels Grant Edwards Campbell Gordon Paul David Lewis Roberts'),
    ...alike(
      3,
      'Gonsalves De_Souza Da_Silva Harry Jagdeo Budhram Seecharan Roopnarine Cummings Hinds Barker Shaw Azeez Rahaman',
    ),
    ...alike(
      2,
      "Mangal Bisnauth Doobay Jaikaran Kissoon Latchman Mahadeo Mohan Nandlall Outar Pooran Ramotar Ramsaroop Sahadeo D'Aguiar",
    ),
    ...alike(
      2,
      'Shivnarine Sookram Sukhai Tiwari Totaram Yassin Haniff Kassim Primo Vieira Fernandes Mendonca La_Rose Van_Lange',
    ),
  },
  first: {
    ...alike(
      9,
      'Michael David John Anita Ravi Mohamed Natasha Michelle Kevin Christopher Andrew Vanessa Savitri Bibi',
    ),
    ...alike(
      6,
      'Indra Sunita Geeta Kamla Shanta Radha Priya Reshma Melissa Rajesh Ramesh Suresh Mahendra Navin Vishnu Rohan Anil Sunil',
    ),
    ...alike(
      6,
      'Abdool Rafeek Shameer Imran Azad Faizal Farida Nazeema Fazia Amina Karen Sandra Donna Marcia Andre Marlon Wayne Troy',
    ),
    ...alike(
      4,
      'Parbattie Hemwattie Drupattie Chandrawattie Sandhya Shivani Krishna Mohan Haresh Dinesh Ganesh Rajendra Narendra Surendra',
    ),
    ...alike(
      4,
      'Amit Amita Anisa Anil Ronald Roland Sherry Shelly Colin Clive Desmond Winston Nigel Mark Jason Patrick Paul Anthony Rajkumar',
    ),
  },
  rareLast: [
    words(
      'Ram Deo Bal Har Jag Mah Sook Suk Raj Bhag Chand Dhan Gan Ind Lach Moh Nar Pers Roop See Shiv Tul Bis Kal Par Gob But Jai',
    ),
    words(
      'narine persaud deo lall ram das nauth singh raj charan kumar sammy kissoon roop dass lochan mangal dayal preet ottam ichand',
    ),
  ],
  rareFirst,
};

export const jamaica: NamesOfCountry = {
  dialled: '+1876',
  last: {
    ...shares(`Brown 28 Williams 24 Smith 18 Campbell 16 Johnson 14 Thompson 12 Clarke 11 Clark 2 Gordon 9 Reid 9 Grant 8 Stewart 8
      Morgan 8 Davis 8 Francis 8 Bailey 8 Wright 7 Lewis 7 Green 5 Greene 1 Edwards 6 Robinson 6 Miller 6 Henry 6 Gayle 4`),
    ...alike(5, 'Powell Anderson Walker Scott Allen Taylor Thomas Richards McKenzie'),
    ...alike(
      4,
      'Simpson McLean Graham Dixon Palmer Ellis Hylton Blake Bennett Barrett Whyte White Forbes Dawkins Hamilton Mitchell',
    ),
    ...alike(
      2,
      'Bogle Facey Lawes Samuels Shirley Beckford Blackwood Chin Chung Cunningham Daley Dacosta Ebanks Foster Gooden Hibbert',
    ),
    ...alike(
      2,
      'Levy Lindo Malcolm Marsh Nembhard Parchment Pinnock Rhoden Salmon Senior Spence Sterling Tulloch Vassell Wint Young',
    ),
  },
  first: {
    ...alike(
      9,
      'Michael David Andrew Christopher Sharon Patricia Jennifer Nicole Simone Kevin Mark Anthony Paul',
    ),
    ...alike(
      6,
      'Sonia Beverley Yvonne Althea Claudette Tanya Tamara Tricia Latoya Nadine Kimberly Keisha Shanice Natalie Michelle Karen',
    ),
    ...alike(
      6,
      'Marlon Wayne Dwayne Devon Troy Curtis Leroy Errol Trevor Nigel Winston Omar Damion Damian Rohan Courtney Garfield',
    ),
    ...alike(
      3,
      'Kerry-Ann Shelly-Ann Jo-Anne Ann-Marie Marva Paulette Marjorie Hyacinth Delroy Glenroy Everton Fitzroy Oneil Kemar Sean Shawn',
    ),
  },
  rareLast: [
    words(
      'Ash Bar Black Brad Carl Dun East Fair Gold Hamp Hill Kirk Lang Mill New Oak Pem Rock Sand Thorn Wal West Win Wood',
    ),
    words('ford ton ley field wood well son man berry worth den gate shaw by dale ridge'),
  ],
  rareFirst,
};
