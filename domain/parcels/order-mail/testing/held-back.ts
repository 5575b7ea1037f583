import type { SampleMail } from './sample.ts';

/** Mails that were written after the reader was, to see how it does with what it was not made for. */
export const heldBackMails: readonly SampleMail[] = [
  {
    title: 'WooCommerce: a table with a head, sums below',
    mail: `<html><body><h1>Thank you for your order</h1><p>Hi Kwame,</p><p>Just to let you know — we've received your order #3317, and it is now being processed:</p>
<h2>[Order #3317] (November 12, 2026)</h2>
<table border="1"><thead><tr><th>Product</th><th>Quantity</th><th>Price</th></tr></thead>
<tbody><tr><td>Steelpan Practice Pad</td><td>1</td><td>$45.00</td></tr><tr><td>Rubber Mallets (pair)</td><td>3</td><td>$36.00</td></tr></tbody>
<tfoot><tr><th colspan="2">Subtotal:</th><td>$81.00</td></tr><tr><th colspan="2">Shipping:</th><td>Flat rate</td></tr><tr><th colspan="2">Payment method:</th><td>Credit card</td></tr><tr><th colspan="2">Total:</th><td>$88.50</td></tr></tfoot></table>
<h2>Billing address</h2><address>Kwame Joseph<br>140 Passaic Ave<br>Kearny, NJ 07032</address></body></html>`,
    says: [
      {
        orderNumber: '3317',
        total: 8850,
        parcels: [
          {
            goods: [
              ['Steelpan Practice Pad', 1, 4500],
              ['Rubber Mallets (pair)', 3, 1200],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Amazon: shipped by UPS, from before 2025',
    mail: `Amazon.com Shipping Confirmation
Your Orders | Your Account | Amazon.com
Order #113-7700001-4411001
Hello Sasha,
We thought you'd like to know that we shipped your item, and that this completes your order.
Your package is being shipped by UPS and the tracking number is 1Z8V92A70367203024. Depending on the ship speed you chose, it may take 24 hours for your tracking number to return any information.
Arriving: Friday, June 3
Your package was sent to:
Sasha Williams
140 PASSAIC AVE
KEARNY, NJ 07032
United States
Shipment Details
Cast Iron Dutch Pot, 5 Quart
$44.90
Sold by Amazon.com Services, Inc
Condition: New
Item Subtotal: $44.90
Shipping & Handling: $0.00
Shipment Total: $47.87
Paid by Visa: $47.87
Returns are easy.`,
    says: [
      {
        store: 'Amazon',
        orderNumber: '113-7700001-4411001',
        total: 4787,
        parcels: [
          {
            tracking: '1Z8V92A70367203024',
            carrier: 'UPS',
            goods: [['Cast Iron Dutch Pot, 5 Quart', 1, 4490]],
          },
        ],
      },
    ],
  },
  {
    title: 'GameStop: confirmed',
    mail: `Thank you for your order, Imran!

Order Number: 1100000043740001

Order Date: 1/16/2026

SHIP TO HOME

Shipping to 140 Passaic Ave

Ocean Racer 4 - PlayStation 5

Platform: PlayStation 5

Condition: Pre-Owned

QTY: 1

$28.99

Pixel Farm - Switch

Platform: Nintendo Switch

Condition: New

QTY: 2

$39.98

ORDER SUMMARY

Subtotal

$68.97

Estimated Total

$73.54`,
    says: [
      {
        orderNumber: '1100000043740001',
        total: 7354,
        parcels: [
          {
            goods: [
              ['Ocean Racer 4 - PlayStation 5', 1, 2899],
              ['Pixel Farm - Switch', 2, 1999],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Target: a box of an order is on its way',
    mail: `Good news! Items from your order #102003420000001 are on the way.
Hi Onika,
Tracking # 9261 2903 3612 8704 0426 34
Carrier: USPS
Arriving Tue, Jul 7
Threshold 8-Piece Bath Towel Set Gray
Qty: 1
Up & Up Baby Wipes 800ct
Qty: 2
Delivers to
Onika Thom, 140 Passaic Ave Mailbox 10555, Kearny, NJ 07032
Manage your order
target.com`,
    says: [
      {
        store: 'Target',
        orderNumber: '102003420000001',
        parcels: [
          {
            tracking: '9261290336128704042634',
            carrier: 'USPS',
            goods: [
              ['Threshold 8-Piece Bath Towel Set Gray', 1],
              ['Up & Up Baby Wipes 800ct', 2],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Gap: HTML, price and total of a line in columns',
    mail: `<table><tr><td><img alt="Gap"></td></tr><tr><td>We've got your order</td></tr><tr><td>Order number: 1MX04P1</td></tr><tr><td>Order date: 11/02/2026</td></tr>
<tr><td><table><tr><th>Item</th><th>Qty</th><th>Price</th><th>Total</th></tr>
<tr><td>Kids Organic Cotton Hoodie<br>Size: M (8)<br>Color: heather gray</td><td>2</td><td>$25.00</td><td>$50.00</td></tr>
<tr><td>Women's Vintage Tee<br>Size: S<br>Color: white</td><td>1</td><td>$18.00</td><td>$18.00</td></tr></table></td></tr>
<tr><td>Subtotal</td><td>$68.00</td></tr><tr><td>Promotions</td><td>-$10.00</td></tr><tr><td>Shipping</td><td>$0.00</td></tr><tr><td>Tax</td><td>$0.00</td></tr><tr><td>Total</td><td>$58.00</td></tr>
<tr><td><a href="https://www.gap.com/customerService">Gap customer service</a></td></tr></table>`,
    says: [
      {
        store: 'Gap',
        orderNumber: '1MX04P1',
        total: 5800,
        parcels: [
          {
            goods: [
              ['Kids Organic Cotton Hoodie', 2, 2500],
              ["Women's Vintage Tee", 1, 1800],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'AliExpress: in U.S. dollars, three parcels of three orders',
    mail: `Your packages have been shipped
Order ID: 8190012345671001
Logistics: Cainiao
Tracking number: YT2229521272164446
Wireless Earbuds Pro
US $12.31 x 1
Order ID: 8190012345671002
Tracking number: YT2229521272164447
Car Phone Holder
US $3.20 x 2
Order ID: 8190012345671003
Tracking number: LP00612345678901
Nail Drill Kit
US $1,204.00 x 1
AliExpress.com`,
    says: [
      {
        store: 'AliExpress',
        orderNumber: '8190012345671001',
        parcels: [
          {
            tracking: 'YT2229521272164446',
            carrier: 'YUNEXPRESS',
            goods: [['Wireless Earbuds Pro', 1, 1231]],
          },
        ],
      },
      {
        store: 'AliExpress',
        orderNumber: '8190012345671002',
        parcels: [
          { tracking: 'YT2229521272164447', carrier: 'YUNEXPRESS', goods: [['Car Phone Holder', 2, 320]] },
        ],
      },
      {
        store: 'AliExpress',
        orderNumber: '8190012345671003',
        parcels: [{ tracking: 'LP00612345678901', goods: [['Nail Drill Kit', 1, 120400]] }],
      },
    ],
  },
];
