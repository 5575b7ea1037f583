import type { Row } from './row.ts';

/**
 * Goods that staff look at before they fly, batteries aside (trade.md, Goods). IATA Dangerous Goods Regulations: perfume is
 * UN1266, spray cans are UN1950, paint is UN1263. Drinks up to 24% alcohol are free (special provision A58), up to 70% in
 * containers of at most 5 liters, too (A9). Peroxide from 8% on is an oxidizer (UN2984). A magnet that moves a compass 15 ft
 * (4.6 m) away is forbidden (UN2807, packing instruction 953). Machines that held fuel are UN3528 or UN3530.
 */
export const ask = {
  PERFUME: {
    name: 'Perfume and cologne',
    verdict: 'ask',
    words: 'perfume, cologne, body mist, aftershave',
    also: `parfum, perfum, parfume, eau de toilette, eau de parfum, eau de cologne, fragrance, after shave, body splash, scent spray, essential oil, reed diffuser, diffuser oil, bay rum, florida water, limacol, alcolado, alcolado glacial,
      dior poison, poison perfume, diesel perfume, splash on`,
    reason: 'Mostly alcohol, which burns.',
    whatToDo: 'Tell us how many bottles, and their size.',
  },
  SPRAY: {
    name: 'Spray cans',
    verdict: 'ask',
    words: 'aerosol, hairspray, deodorant spray, spray paint, insect spray',
    also: `spray, spray can, hair spray, body spray, deodorant, antiperspirant, axe spray, shaving foam, shaving gel, shaving cream, hair mousse, mousse, sheen spray, oil sheen, dry shampoo, air freshener, febreze, glade, lysol, lysol spray,
      disinfectant spray, bug spray, mosquito spray, mosquito repellent, insect repellent, insecticide spray, roach spray, ant spray, baygon, raid, off spray, wd40, wd 40, spray foam, silly string, sunscreen spray, cooking spray, pam spray,
      whipped cream can, air duster, canned air, compressed air, tire inflator, fix a flat, setting spray, wig spray, lace glue spray, static guard, spray starch, snow spray, wasp spray`,
    reason: 'Cans under pressure. Some can fly in small numbers, some cannot.',
    whatToDo: 'Tell us how many cans, and what is in them. A pump bottle or a stick is no spray can.',
  },
  NAIL_POLISH: {
    name: 'Nail polish and remover',
    verdict: 'ask',
    words: 'nail polish, nail varnish, acetone, gel remover',
    also: `nail polish remover, nail paint, gel polish, gel nail polish, nail gel, nail glue, nail primer, nail kit, acrylic liquid, acrylic nail liquid, monomer, nail lacquer, polish remover, cutex, nail hardener`,
    reason: 'They burn.',
    whatToDo: 'Tell us how many bottles.',
  },
  ALCOHOL: {
    name: 'Rum, wine and other drinks with alcohol',
    verdict: 'ask',
    words: 'rum, whiskey, vodka, wine, beer, liqueur',
    also: `alcohol, liquor, spirits, overproof rum, white rum, wray nephew, bacardi, el dorado, el dorado rum, whisky, scotch, gin, brandy, cognac, hennessy, tequila, champagne, sparkling wine, red wine, white wine, sherry, port wine, ponche, rum cream, rum punch,
      baileys, johnnie walker, guinness, carib beer, banks beer, red stripe, stout, cider, absinthe, bitters, angostura bitters, stone ginger wine, sorrel rum, vermouth, sake, hard seltzer, bottle of spirit`,
    reason:
      'Up to 24% it is free to fly. Up to 70% it may go in sealed bottles of 5 liters at most. Customs there tax it.',
    whatToDo: 'Tell us how strong it is, how many bottles and their size. Wrap each one in a closed bag.',
  },
  SANITIZER: {
    name: 'Hand sanitizer and rubbing alcohol',
    verdict: 'ask',
    words: 'hand sanitizer, rubbing alcohol, alcohol wipes',
    also: `sanitizer, hand sanitiser, sanitiser, isopropyl alcohol, isopropyl, surgical spirit, alcohol swab, alcohol pad, alcohol spray, purell, witch hazel, mouthwash, astringent, disinfectant, dettol, savlon, green alcohol, wintergreen alcohol`,
    reason: 'Above 24% alcohol it burns.',
    whatToDo: 'Tell us how many bottles, their size, and the percentage on the label.',
  },
  HAIR_CHEMICALS: {
    name: 'Strong hair chemicals',
    verdict: 'ask',
    words: 'hair relaxer, perm lotion, hair bleach, developer (peroxide)',
    also: `relaxer, perm, perm kit, relaxer kit, texturizer, lye relaxer, no lye relaxer, hair dye, hair color, hair coloring, hair developer, developer, peroxide, hydrogen peroxide, hair lightener, bleaching powder for hair, hair straightening cream, keratin treatment, brazilian blowout,
      depilatory cream, hair removal cream, skin bleach, skin bleaching, skin bleaching cream, bleaching cream, jheri curl kit, curl activator kit`,
    reason: 'Lye eats skin and packing. Peroxide of 8% and more feeds a fire.',
    whatToDo: 'Tell us which ones and how many, and send a photo of the label.',
  },
  PAINT: {
    name: 'Paint, varnish and glue',
    verdict: 'ask',
    words: 'paint, varnish, wood stain, epoxy, contact glue',
    also: `oil paint, house paint, wall paint, primer paint, car paint, lacquer, polyurethane, shellac, sealant, silicone sealant, caulk, resin, epoxy resin, resin kit, fiberglass, fiberglass resin, wood filler, body filler, bondo, glue, super glue, superglue, krazy glue, gorilla glue, wig glue, lace glue, eyelash glue, adhesive, stain, wood polish,
      tar, asphalt, roof sealer, roof coating, printing ink, shoe polish, furniture polish`,
    reason: 'What is made with oil or solvent burns. Paint made with water can go.',
    whatToDo: 'Tell us what the label says. The maker’s safety sheet answers most questions.',
  },
  MAGNET: {
    name: 'Strong magnets',
    verdict: 'ask',
    words: 'magnet, magnetron, loose loudspeaker',
    also: `neodymium magnet, magnetic, fishing magnet, speaker driver, subwoofer, car subwoofer, bass speaker, magnetic lifter, loud speaker, speaker box, sound system, dj speaker, car speaker`,
    reason: 'A magnet that moves a compass 15 feet away is forbidden on every plane.',
    whatToDo: 'Tell us what it is and how many. Magnets of a kitchen door or a toy are fine.',
  },
  ENGINE: {
    name: 'Machines and parts that held fuel or oil',
    verdict: 'ask',
    words: 'generator, chainsaw, lawn mower, outboard motor, engine',
    also: `chain saw, lawnmower, weed wacker, weed whacker, weed eater, weedeater, brush cutter, bush cutter, grass cutter, grass trimmer, weed trimmer, leaf blower, outboard engine, boat engine, mercury outboard, yamaha outboard, car engine, motorcycle, motorbike, dirt bike, atv, scooter, jet ski, water pump engine, gas pump, pressure washer, portable generator,
      carburetor, fuel tank, seat belt, safety belt, vehicle oil, car oil, gear oil, transmission oil, two stroke oil, 2 stroke oil, gearbox, transmission, shock absorber, gas strut, gas shock, motor oil, engine oil, transmission fluid, brake fluid, coolant, antifreeze, power steering fluid, hydraulic fluid, grease, used car part, tiller, go kart, power washer, diesel engine, diesel generator, gasoline generator,
      gas generator, car part, auto part, vehicle part, car ac compressor, ac compressor`,
    reason: 'One that has had fuel in it counts as fuel and never flies. New ones can.',
    whatToDo: 'Tell us if it is new, dry and clean, and send a photo.',
  },
  OTHER_DANGEROUS: {
    name: 'Anything else with a danger label',
    verdict: 'ask',
    words: 'a box with a danger label, mothballs, dry ice, thermometer with mercury',
    also: `dangerous goods, hazmat, hazardous, hazardous material, flammable, toxic, corrosive, oxidizer, radioactive, radio active, magnetized, chemical, chemicals, lab chemical, moth ball, mothball, camphor ball, camphor, naphthalene, mercury thermometer, mercury barometer, mosquito coil, blood sample, medical sample, lab sample, biological sample,
      smoke detector, fertilizer, dry ice cooler, ice pack gel, heat pack, hand warmer, swimming pool kit, tire sealant, flux, solder paste, fluorescent tube, ashes, cremated remains, human remains`,
    reason: 'What has a danger label has a rule of its own.',
    whatToDo: 'Send us a photo of the label before you pack it.',
  },
} as const satisfies Record<string, Row>;
