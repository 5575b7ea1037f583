import type { Row } from './row.ts';

/**
 * Batteries, by how they are packed. IATA Dangerous Goods Regulations, 67th edition (2026): lithium batteries on their own,
 * power banks among them, are UN3480 and UN3090 and forbidden as cargo on passenger aircraft. Packed with a device (UN3481,
 * packing instruction 966), those above 2.7 Wh are charged at most 30% since January 1, 2026, and so are batteries of
 * vehicles above 100 Wh (UN3556). Built into a device (packing instruction 967) they are counted. Alkaline and other dry
 * batteries are free when their ends cannot touch anything (special provision A123). We learned this from vendors' pages.
 */
export const batteries = {
  POWER_BANK: {
    name: 'Power banks',
    verdict: 'never',
    words: 'power bank, portable charger, battery pack, battery case for a phone, jump starter',
    also: `powerbank, power pack, powerpack, external battery, battery case, battery bank, portable power station, power station,
      solar generator, solar charger, backup battery, battery backup, portable battery, charging bank, charger bank, booster pack,
      magsafe battery, mophie, jackery, ecoflow, bluetti, portable phone charger, portable cell phone charger, usb battery`,
    reason:
      'A power bank is a lithium battery on its own. Passenger planes do not carry those as cargo, however small or empty.',
    whatToDo: 'Leave it out. When you fly yourself, take it with you in the cabin.',
  },
  LOOSE_BATTERY: {
    name: 'Loose lithium batteries',
    verdict: 'never',
    words: 'lithium battery, spare battery, phone battery, laptop battery, drill battery, button cells',
    also: `loose battery, li ion battery, lithium ion, lithium ion battery, lithium, lipo, lipo battery, li po battery, replacement battery,
      extra battery, extended battery, rechargeable battery, iphone battery, cell phone battery, cellphone battery, samsung battery,
      tablet battery, ipad battery, macbook battery, computer battery, camera battery, drone battery, tool battery, power tool battery,
      cordless battery, dewalt battery, makita battery, milwaukee battery, ryobi battery, scooter battery, e bike battery, ebike battery,
      bike battery, electric bike battery, hoverboard battery, golf cart battery, tesla battery, vape battery, battery cell, 18650, 21700, button cell,
      coin cell, coin battery, button battery, watch battery, cr2032, cr123, aa lithium battery, key fob battery, ups lithium battery`,
    reason:
      'A lithium battery that is not in a device is forbidden as cargo on passenger planes, new or used, full or empty.',
    whatToDo:
      'Leave it out. A battery may go with the device that it is for: put both in one box, and tell us.',
  },
  VEHICLE_BATTERY: {
    name: 'Car and motorcycle batteries',
    verdict: 'never',
    words: 'car battery, truck battery, motorcycle battery, inverter battery, lead-acid battery',
    also: `wet car battery, wet battery, auto battery, vehicle battery, boat battery, marine battery, deep cycle battery, gel battery, agm battery,
      solar battery, ups battery, bus battery, tractor battery, generator battery, battery for car, battery for my car, bike start battery`,
    reason: 'They hold acid, and a short circuit sets fire to what is next to them.',
    whatToDo: 'Leave it out, and buy one there.',
  },
  BATTERY_WITH_DEVICE: {
    name: 'A battery packed beside its device',
    verdict: 'ask',
    words: 'drill with a spare battery, camera with an extra battery, drone with batteries',
    also: `with battery, with spare battery, with extra battery, with lithium battery, with rechargeable battery, with lithium ion battery,
      with its battery, and its battery, and battery, and spare battery, and extra battery, plus battery, plus spare battery,
      plus extra battery, battery included, comes with battery`,
    reason:
      'Since January 1, 2026 a lithium battery above 2.7 watt-hours that is packed beside its device may be charged to 30% at most.',
    whatToDo:
      'Charge it to 30% or less, cover its ends, and keep it in one box with the device: two spares for each at most. Tell us how many.',
  },
  BATTERY_BUILT_IN: {
    name: 'Devices with a battery built in',
    verdict: 'ask',
    words:
      'phone, laptop, tablet, smartwatch, AirPods, Bluetooth speaker, drone, cordless drill, toy with a battery',
    also: `phones, iphone, cellphone, cell phone, smartphone, samsung galaxy, macbook, chromebook, notebook computer, lap top, ipad, kindle, e reader, apple watch,
      smart watch, fitbit, fitness tracker, airpod, earbud, ear bud, earpod, headphone, headset, wireless headphone, bluetooth headphone, bluetooth headset, beats,
      bluetooth, wireless speaker, portable speaker, jbl, jbl speaker, boombox, camera, digital camera, camcorder, gopro, doorbell, ring doorbell, doorbell camera, security camera, dash cam,
      cordless, cordless tool, power tool, power drill, drill, impact driver, nail gun, massage gun, cordless phone, electric toothbrush, electric shaver, shaver, hair clipper,
      clipper, trimmer, beard trimmer, robot vacuum, nintendo switch, steam deck, game boy, psp, game controller, gaming controller, ps5 controller,
      remote control car, rc car, remote car, remote control toy, electronic toy, toy with battery, battery operated toy, battery operated, rechargeable, walkie talkie,
      two way radio, gps, gps tracker, airtag, air tag, baby monitor, hearing aid, flashlight, flash light, torch light, rechargeable light, rechargeable fan, solar light, solar lamp,
      solar fan, emergency light, camping light, led lantern, portable fan, mini fan, blood pressure monitor, glucose meter, glucometer, breast pump, electric breast pump,
      smart glasses, vr headset, oculus, meta quest, wireless mouse, wireless keyboard, wireless microphone, karaoke machine, portable printer, barcode scanner,
      cpap machine, oxygen concentrator, smart luggage, tile tracker, mp3 player, ipod, portable dvd player, hotspot, mifi, starlink mini, electric razor, musical toy,
      built in battery, with built in battery, with battery built in, battery inside, with battery inside, vibrator, portable blender, led light with battery`,
    reason:
      'Lithium batteries burn when they are crushed. Built into a device they can fly, and the airline wants to know how many.',
    whatToDo:
      'Tell us how many devices there are. Switch each one off, and pack it so that nothing can press on it or turn it on.',
  },
  E_BIKE: {
    name: 'E-bikes, e-scooters and hoverboards',
    verdict: 'ask',
    words: 'e-bike, e-scooter, hoverboard, electric wheelchair, ride-on car',
    also: `ebike, electric bike, electric bicycle, electric scooter, escooter, electric skateboard, mobility scooter, power wheelchair, motorized wheelchair,
      ride on toy, power wheels, electric motorcycle, electric tricycle, one wheel, segway, electric vehicle, golf cart`,
    reason:
      'The battery is so large that it flies only as declared dangerous goods, and above 100 watt-hours it may be charged to 30% at most.',
    whatToDo: 'Ask us before you buy or pack it. Without its battery it flies like any bicycle.',
  },
  VAPE: {
    name: 'Vapes and e-cigarettes',
    verdict: 'ask',
    words: 'vape, e-cigarette, vape pen, vape liquid',
    also: `ecig, e cig, e cigarette, ecigarette, electronic cigarette, vaporizer, vape pod, vape juice, vape kit, disposable vape, juul, elf bar, e liquid, e hookah`,
    reason:
      'A lithium battery beside a coil that heats, and nicotine liquid, which is a poison from a certain strength on. Some countries do not let them in.',
    whatToDo: 'Tell us which one and how many. It has to be packed so that it cannot switch itself on.',
  },
  DRY_BATTERY: {
    name: 'Household batteries',
    verdict: 'ask',
    words: 'AA batteries, AAA batteries, 9-volt battery, D cells',
    also: `battery, aa battery, aaa battery, alkaline battery, duracell, energizer, 9v battery, 9 volt battery, d battery, c battery, double a battery, triple a battery,
      rechargeable aa battery, rechargeable aaa battery, hearing aid battery, zinc battery, dry cell, flashlight battery, remote battery`,
    reason:
      'Alkaline batteries fly when their ends cannot touch anything. Lithium batteries of the same size never do.',
    whatToDo: 'Leave them in the pack of the store, and tell us what is printed on it.',
  },
} as const satisfies Record<string, Row>;
