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
  {
    title: "Macy's: confirmed, HTML, with coupons",
    mail: `<html><body><table><tr><td><a href="https://www.macys.com">macys</a></td></tr><tr><td>Thanks for your order, Yvonne!</td></tr><tr><td>Order #: 3204417791</td></tr><tr><td>Placed on: 11/05/2026</td></tr>
<tr><td>Shipping to: Yvonne Adams, 140 Passaic Ave, Kearny, NJ 07032</td></tr>
<tr><td><a href="#">Men's Regular-Fit Dress Shirt</a></td></tr><tr><td>Color: White</td></tr><tr><td>Size: 16.5 34/35</td></tr><tr><td>Qty: 2</td></tr><tr><td>Reg. $65.00</td></tr><tr><td>Sale $39.99 ea.</td></tr>
<tr><td><a href="#">Silk Tie</a></td></tr><tr><td>Color: Red</td></tr><tr><td>Qty: 1</td></tr><tr><td>Reg. $55.00</td></tr><tr><td>Sale $27.50 ea.</td></tr>
<tr><td>Merchandise total</td><td>$107.48</td></tr><tr><td>Coupon savings</td><td>-$20.00</td></tr><tr><td>Shipping</td><td>Free</td></tr><tr><td>Order total</td><td>$87.48</td></tr></table></body></html>`,
    says: [
      {
        store: "Macy's",
        orderNumber: '3204417791',
        total: 8748,
        parcels: [
          {
            goods: [
              ["Men's Regular-Fit Dress Shirt", 2, 3999],
              ['Silk Tie', 1, 2750],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Nike: confirmed; the longer of two lines names the goods',
    mail: `Hi Jermaine,
Thanks for your order
We're getting your order ready.
Order number: C01402230002
Order date: Nov 1, 2026
Estimated arrival Nov 5 - Nov 7
Nike Dri-FIT Academy
Men's Soccer Shorts
Size XL
Black/White
Qty 2 @ $25.00
$50.00
Nike Everyday Plus
Training Crew Socks (6 Pairs)
Size L
Qty 1 @ $28.00
$28.00
Subtotal $78.00
Shipping $0.00
Tax $0.00
Total $78.00
nike.com`,
    says: [
      {
        store: 'Nike',
        orderNumber: 'C01402230002',
        total: 7800,
        parcels: [
          {
            goods: [
              ["Men's Soccer Shorts", 2, 2500],
              ['Training Crew Socks (6 Pairs)', 1, 2800],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'FedEx tells that a label was made',
    mail: `From: TrackingUpdates@fedex.com
Subject: Shipment label created
Hi. Your shipment is on its way.
TRACKING NUMBER 790535312317
FROM Wayfair
TO Gail Ross, 140 PASSAIC AVE, KEARNY, NJ, US, 07032
SHIP DATE Mon 11/02/2026
SCHEDULED DELIVERY DATE Thu 11/05/2026 before 8:00pm
NUMBER OF PIECES 1
TOTAL SHIPMENT WEIGHT 22.00 LB
SERVICE TYPE FedEx Home Delivery`,
    says: [{ parcels: [{ tracking: '790535312317', carrier: 'FEDEX', goods: [] }] }],
  },
  {
    title: 'Costco: confirmed',
    mail: `Costco.com
Order Number 1098000001
Order Placed 11/04/2026
Thank you for your order, Cheryl.
Item 1653001
Kirkland Signature Extra Virgin Olive Oil, 2 L
Quantity 2
Unit Price $19.99
Item Total $39.98
Item 1700002
Huggies Plus Diapers Size 4, 174-count
Quantity 1
Unit Price $49.99
Item Total $49.99
Subtotal $89.97
Shipping & Handling $0.00
Taxes $3.31
Order Total $93.28`,
    says: [
      {
        store: 'Costco',
        orderNumber: '1098000001',
        total: 9328,
        parcels: [
          {
            goods: [
              ['Kirkland Signature Extra Virgin Olive Oil, 2 L', 2, 1999],
              ['Huggies Plus Diapers Size 4, 174-count', 1, 4999],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Old Navy: a box on its way, HTML, with a link of the carrier',
    mail: `<html><body><div style="display:none">Your stuff is on the move</div><h1>Your order has shipped!</h1><p>Order # 1KX9R2002</p>
<p>USPS tracking # <a href="https://tools.usps.com/go/TrackConfirmAction?tLabels=9434611206206406227577">9434611206206406227577</a></p>
<table><tr><td>Toddler Rain Jacket</td><td>2T | Yellow</td><td>Qty 1</td><td>$22.00</td></tr><tr><td>Toddler Joggers</td><td>2T | Gray</td><td>Qty 2</td><td>$20.00</td></tr></table>
<p>Items subtotal $42.00</p><p>You saved $12.00</p><p>Total charged $42.00</p><p><a href="https://oldnavy.gap.com/x">Track it</a></p></body></html>`,
    says: [
      {
        store: 'Old Navy',
        orderNumber: '1KX9R2002',
        total: 4200,
        parcels: [
          {
            tracking: '9434611206206406227577',
            carrier: 'USPS',
            goods: [
              ['Toddler Rain Jacket', 1, 2200],
              ['Toddler Joggers', 2, 1000],
            ],
          },
        ],
      },
    ],
  },
];
