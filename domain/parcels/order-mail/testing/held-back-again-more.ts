import type { SampleMail } from './sample.ts';

/** The rest of those that were held back the second time. */
export const moreHeldBackAgain: readonly SampleMail[] = [
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
