import type { SampleMail } from './sample.ts';

/** Mails that were written after the reader had learned from the first ones that were held back. */
export const heldBackAgain: readonly SampleMail[] = [
  {
    title: 'Best Buy: the page of a mail, pasted',
    mail: `Best Buy | Thanks for your order. | Order confirmation
Curtis
View Account
Thanks for shopping with us.
We're prepping your order now, and we'll let you know when it's ready.
Track your orders faster with real-time updates in the Best Buy app.
Continue in the app
Order number:
BBY01-807206150002
View order details
Status:
Waiting to be shipped
Estimated delivery:
Tuesday, July 07
Shipping to:
Curtis Obermuller
140 Passaic Ave
Product Details
Insignia 32" Class LED HD TV
$89.99
Save $40.00
Comp. Value $129.99
Qty:
1
Your Order Summary.
Subtotal
$89.99
Shipping
FREE
Estimated Sales Tax
$5.96
Total
$95.95
View order details
What you should know.`,
    says: [
      {
        store: 'Best Buy',
        orderNumber: 'BBY01-807206150002',
        total: 9595,
        parcels: [{ goods: [['Insignia 32" Class LED HD TV', 1, 8999]] }],
      },
    ],
  },
  {
    title: 'Temu: three packages of one order',
    mail: `Temu
Your order has been split into 3 packages
Order ID: PO-211-20751913462390001
Package 1
Tracking number: 92612903361287041241 63
Carrier: USPS
Items in this package
Women's Rain Boots, Size 8 ×1
Package 2
Tracking number: SPXEWR056500012345
Carrier: SpeedX
Items in this package
Solar Motion Light ×2
Garden Hose Nozzle ×1
Package 3
Tracking number: UUS5A00012345678901
Carrier: UniUni
Items in this package
Shower Curtain Set ×1
You may also like
LED Desk Lamp $8.49`,
    says: [
      {
        store: 'Temu',
        orderNumber: 'PO-211-20751913462390001',
        parcels: [
          {
            tracking: '9261290336128704124163',
            carrier: 'USPS',
            goods: [["Women's Rain Boots, Size 8", 1]],
          },
          {
            tracking: 'SPXEWR056500012345',
            carrier: 'SPEEDX',
            goods: [
              ['Solar Motion Light', 2],
              ['Garden Hose Nozzle', 1],
            ],
          },
          { tracking: 'UUS5A00012345678901', carrier: 'UNIUNI', goods: [['Shower Curtain Set', 1]] },
        ],
      },
    ],
  },
  {
    title: 'Etsy: on its way',
    mail: `From: Etsy <transaction@etsy.com>
Subject: Your Etsy order is on the way (Receipt #3620920001)
Your order is on the way!
KitchenCarver has shipped your order.
Shipped via USPS
Tracking number: 9405803699300124287899
Engraved Rolling Pin
Quantity: 1
Price: $31.00
Ships to
Paulette James
140 Passaic Ave
KEARNY, NJ 07032
United States
View your order`,
    says: [
      {
        store: 'Etsy',
        orderNumber: '3620920001',
        parcels: [
          { tracking: '9405803699300124287899', carrier: 'USPS', goods: [['Engraved Rolling Pin', 1, 3100]] },
        ],
      },
    ],
  },
  {
    title: 'Apple: confirmed',
    mail: `Thank you for your order.
Order Number: W1155330002
Ordered on: November 03, 2026
Items to be Shipped
Shipment 1
Ships: In Stock
Delivers: Nov 6 – Nov 9 by Standard Shipping
AirPods Pro 3
$249.00
Qty 1
$249.00
20W USB-C Power Adapter
$19.00
Qty 2
$38.00
Shipping Address:
Michelle Dacosta
140 Passaic Ave
Kearny NJ 07032
Payment
Subtotal $287.00
Free Shipping $0.00
Estimated Tax $19.01
Order Total $306.01
apple.com`,
    says: [
      {
        store: 'Apple',
        orderNumber: 'W1155330002',
        total: 30601,
        parcels: [
          {
            goods: [
              ['AirPods Pro 3', 1, 24900],
              ['20W USB-C Power Adapter', 2, 1900],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Amazon in Canada: other dollars',
    mail: `Thanks for your order, Deon!
Order #
702-1234500-7654300
* Winter Gloves, Touchscreen
  Quantity: 2
  CDN$ 24.99
Order Total: CDN$ 56.48
Amazon.ca`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '702-1234500-7654300',
        parcels: [{ goods: [['Winter Gloves, Touchscreen', 2]] }],
      },
    ],
  },
];
