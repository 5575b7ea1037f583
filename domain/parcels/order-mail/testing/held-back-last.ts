import type { SampleMail } from './sample.ts';

/**
 * The last mails that were held back. A store that is not known is not named, though its name stands on the first line: that may as
 * well be a person's.
 */
export const heldBackLast: readonly SampleMail[] = [
  {
    title: 'Newegg: confirmed, with item numbers and a shipping line',
    mail: `Newegg.com
Thank you for shopping with Newegg!
Order Number: 512340001
Order Date: 11/9/2026 6:12:00 PM
Sales Order Number: 512340001
Qty. Product Description Price
1 x ($139.99) Crucial 2TB NVMe SSD $139.99
Item #: N82E16820156001
2 x ($12.99) Thermal Paste 4g $25.98
Item #: N82E16835186001
Subtotal: $165.97
Tax: $11.00
Shipping and Handling: $0.00
Total Amount: $176.97`,
    says: [
      {
        store: 'Newegg',
        orderNumber: '512340001',
        total: 17697,
        parcels: [
          {
            goods: [
              ['Crucial 2TB NVMe SSD', 1, 13999],
              ['Thermal Paste 4g', 2, 1299],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Amazon: shipped in HTML, two boxes of one order',
    mail: `<html><body><table>
<tr><td>Your packages were shipped!</td></tr>
<tr><td><div>Arriving Wednesday</div><div>Order # 111-2200001-5500001</div><div><a href="https://www.amazon.com/progress-tracker/package?orderId=111-2200001-5500001">Track package</a></div><div>Tracking ID: TBA310000000001</div>
<table><tr><td><a href="https://www.amazon.com/dp/1">Mosquito Net, Queen, White</a></td></tr><tr><td>Quantity: 2</td></tr><tr><td>$19.95</td></tr></table></td></tr>
<tr><td><div>Arriving Friday</div><div>Order # 111-2200001-5500001</div><div>Tracking ID: TBA310000000002</div>
<table><tr><td><a href="https://www.amazon.com/dp/2">Rice Cooker 10 Cup</a></td></tr><tr><td>Quantity: 1</td></tr><tr><td>$34.99</td></tr></table></td></tr>
<tr><td>Total $79.88</td></tr></table></body></html>`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '111-2200001-5500001',
        total: 7988,
        parcels: [
          {
            tracking: 'TBA310000000001',
            carrier: 'AMAZON',
            goods: [['Mosquito Net, Queen, White', 2, 1995]],
          },
          { tracking: 'TBA310000000002', carrier: 'AMAZON', goods: [['Rice Cooker 10 Cup', 1, 3499]] },
        ],
      },
    ],
  },
  {
    title: 'iHerb: confirmed, prices of all in a column',
    mail: `iHerb
Order Confirmation
Hello Lorna, we've received your order.
Order Number: 570001234
Product\tQty\tTotal
Now Foods, Vitamin D-3, 240 Softgels\t2\t$24.60
Thorne, Magnesium Powder\t1\t$46.00
Product Total: $70.60
Rewards Credit: -$3.53
Shipping: $0.00
Grand Total: $67.07`,
    says: [
      {
        orderNumber: '570001234',
        total: 6707,
        parcels: [
          {
            goods: [
              ['Now Foods, Vitamin D-3, 240 Softgels', 2, 1230],
              ['Thorne, Magnesium Powder', 1, 4600],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Walmart: shipped by a seller, one box',
    mail: `Walmart
Shipped!
Hi Patrice, your package is on the way.
Order #2000151-33110001
Sold and shipped by HomeWorld LLC
Tracking number 9261290983497923666238
Estimated arrival: Thu, Nov 19
1 item in this package
Folding Treadmill Mat 4 x 6 ft
Qty 1
$38.50
View order details
Need help? Visit our Help Center`,
    says: [
      {
        store: 'Walmart',
        orderNumber: '2000151-33110001',
        parcels: [
          {
            tracking: '9261290983497923666238',
            carrier: 'USPS',
            goods: [['Folding Treadmill Mat 4 x 6 ft', 1, 3850]],
          },
        ],
      },
    ],
  },
  {
    title: 'Wayfair: three boxes for one piece of furniture',
    mail: `Wayfair
Your order is on its way!
Order #3988000001
Your item is shipping in 3 boxes.
Box 1 of 3: FedEx 986578788855
Box 2 of 3: FedEx 477179081230
Box 3 of 3: FedEx 799531274483
Ravenna 5-Piece Dining Set
Quantity: 1
$329.99
Ship To
Glenroy Fraser
140 Passaic Ave
Kearny, NJ 07032`,
    says: [
      {
        orderNumber: '3988000001',
        parcels: [
          { tracking: '986578788855', carrier: 'FEDEX', goods: [] },
          { tracking: '477179081230', carrier: 'FEDEX', goods: [] },
          { tracking: '799531274483', carrier: 'FEDEX', goods: [] },
        ],
        unplaced: [['Ravenna 5-Piece Dining Set', 1, 32999]],
      },
    ],
  },
  {
    title: 'Foot Locker: confirmed',
    mail: `THANKS FOR YOUR ORDER
ORDER NUMBER: P1234500001
ORDER DATE: 11/10/2026
Jordan Retro 4 - Boys' Grade School
Style #: 8765001
Color: White/Black
Size: 06.5
QTY: 1
PRICE: $155.00
Crep Protect Spray
Style #: 1044001
QTY: 2
PRICE: $16.00
SUBTOTAL $187.00
SHIPPING $0.00
TAX $0.00
ORDER TOTAL $187.00
footlocker.com`,
    says: [
      {
        orderNumber: 'P1234500001',
        total: 18700,
        parcels: [
          {
            goods: [
              ["Jordan Retro 4 - Boys' Grade School", 1, 15500],
              ['Crep Protect Spray', 2, 1600],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Etsy: confirmed as HTML, two shops',
    mail: `<html><body><h1>Thanks for your purchases!</h1>
<p>Your order number is <a href="https://www.etsy.com/your/purchases/3700000001">3700000001</a>. Sold by BeadsByAnn</p>
<table><tr><td><a>Beaded Anklet Set of 3</a><p>Quantity: 1</p></td><td>US$18.00</td></tr></table><p>Order total US$21.50</p>
<p>Your order number is <a href="https://www.etsy.com/your/purchases/3700000002">3700000002</a>. Sold by NameCraft</p>
<table><tr><td><a>Custom Door Sign</a><p>Quantity: 2</p></td><td>US$50.00</td></tr></table><p>Item total US$50.00</p><p>Order total US$58.00</p>
<p>etsy.com</p></body></html>`,
    says: [
      {
        store: 'Etsy',
        orderNumber: '3700000001',
        total: 2150,
        parcels: [{ goods: [['Beaded Anklet Set of 3', 1, 1800]] }],
      },
      {
        store: 'Etsy',
        orderNumber: '3700000002',
        total: 5800,
        parcels: [{ goods: [['Custom Door Sign', 2, 2500]] }],
      },
    ],
  },
  {
    title: 'A shop in Trinidad: other dollars',
    mail: `Trini Spice Shop
Order #2207 confirmed
Amchar Masala 200g × 2
TT$ 48.00
Subtotal TT$ 48.00
Total TT$ 78.00`,
    says: [{ orderNumber: '2207', parcels: [{ goods: [['Amchar Masala 200g', 2]] }] }],
  },
  {
    title: 'Gap: shipped, with a list of goods',
    mail: `From: Gap <orders@email.gap.com>
Subject: Your order 1MX04P2 is on the way
It's on the way!
Order Number: 1MX04P2
Shipped with UPS
Tracking number: 1Z 879 E93 03 4683 4440
In this shipment
• Logo Hoodie, navy, M
• Straight Jeans, 32x32
Shipping address
Wendell Grant
140 Passaic Ave
Mailbox 10222
Kearny, NJ 07032`,
    says: [
      {
        store: 'Gap',
        orderNumber: '1MX04P2',
        parcels: [
          {
            tracking: '1Z879E930346834440',
            carrier: 'UPS',
            goods: [
              ['Logo Hoodie, navy, M', 1],
              ['Straight Jeans, 32x32', 1],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Target: two boxes, each with its number below its goods',
    mail: `Your order #912003530000401 shipped in 2 packages
Room Essentials Sheet Set Full Navy
Qty: 1
Good & Gather Almonds 14oz
Qty: 3
UPS tracking: 1Z5R89390357567127
Pillowfort Kids Lamp
Qty: 1
UPS tracking: 1Z410E7W0392751591
View order details
Target.com`,
    says: [
      {
        store: 'Target',
        orderNumber: '912003530000401',
        parcels: [
          {
            tracking: '1Z5R89390357567127',
            carrier: 'UPS',
            goods: [
              ['Room Essentials Sheet Set Full Navy', 1],
              ['Good & Gather Almonds 14oz', 3],
            ],
          },
          { tracking: '1Z410E7W0392751591', carrier: 'UPS', goods: [['Pillowfort Kids Lamp', 1]] },
        ],
      },
    ],
  },
];
