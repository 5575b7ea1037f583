import type { SampleMail } from './sample.ts';

/** Mails of the large American chains. */
export const bigStoreMails: readonly SampleMail[] = [
  {
    title: 'Target: confirmed',
    mail: `Order #912003530000358

Thanks for your order, Marlon!

Placed June 26, 2026

Now just sit back while we get to work. We'll send you an email when tracking info is available.

Order total
$66.15

You saved
$3.00

https://click.oe1.target.com/?qs=abc
Visit order details

Shipping

Delivers to:
Marlon Baksh, 140 Passaic Ave, Kearny, NJ 07032-1105

https://click.oe1.target.com/?qs=def
Boys' Stretch Skinny Fit Jeans - Black Wash 16

Qty: 4

$15.00 / ea

Arrives Sun, Jun 28

Order Summary

Subtotal (1 item)

$60.00

Discounts

Target Circle Card 5%

-$3.00

Delivery

Free

Estimated taxes

Based on 07032

$6.15

Total

$66.15

Target Circle Credit Card *6867

$66.15

Perfect pairings

Boys' Graphic T-Shirt

$8.00`,
    says: [
      {
        store: 'Target',
        orderNumber: '912003530000358',
        total: 6615,
        parcels: [{ goods: [["Boys' Stretch Skinny Fit Jeans - Black Wash 16", 4, 1500]] }],
      },
    ],
  },
  {
    title: 'Best Buy: the tracking number, no prices',
    mail: `Best Buy | We have your tracking number. | Ready to ship

Your package is prepped and ready to ship.

We have your tracking number.

Your package is prepped and ready for FedEx, and is scheduled to arrive on 12/19.

Order number:
BBY01-807003270001

Tracking Number:
477179081230

View Order Details

Your shipping info.

Status

Ready to ship

https://click.emailinfo2.bestbuy.com/?qs=abc
Wireless Game Controller - White

Get It By:

Thursday, December 19

Model #:3000925

SKU:5607062

Qty:1`,
    says: [
      {
        store: 'Best Buy',
        orderNumber: 'BBY01-807003270001',
        parcels: [
          { tracking: '477179081230', carrier: 'FEDEX', goods: [['Wireless Game Controller - White', 1]] },
        ],
      },
    ],
  },
  {
    title: 'Best Buy: confirmed, as HTML in a table',
    mail: `<html><body><table><tr><td>BEST BUY</td></tr><tr><td>Thanks for your order.</td></tr></table>
<table><tr><td>Order Number: BBY01-807206150001</td></tr><tr><td>Order Date: 11/27/2025</td></tr></table>
<table><tr><td>Item</td></tr>
<tr><td>Noise-Canceling Headphones - Black</td><td>Qty: 1</td><td>$149.99</td></tr>
<tr><td>HDMI Cable 12'</td><td>Qty: 2</td><td>$19.99</td></tr></table>
<table><tr><td>Subtotal $189.97</td></tr><tr><td>Tax $12.58</td></tr><tr><td>Total $202.55</td></tr></table></body></html>`,
    says: [
      {
        store: 'Best Buy',
        orderNumber: 'BBY01-807206150001',
        total: 20255,
        parcels: [
          {
            goods: [
              ['Noise-Canceling Headphones - Black', 1, 14999],
              ["HDMI Cable 12'", 2, 1999],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Walmart: confirmed, the prices are those of all',
    mail: `Walmart.com
Hi Keisha,
Thanks for your delivery order, Keisha
Order date: Thu, Mar 26, 2026
Order number:
#2000148-13540001
Shipping to
Keisha Ramnarine
140 Passaic Ave
Kearny, NJ 07032
Arrives by Tue, Mar 31
Great Value Long Grain Rice, 20 lb
Qty: 2
$22.96
Bath Towel Set, 6-Piece, Teal
Qty: 1
$19.97
Subtotal
$42.93
Free shipping
$0.00
Taxes
$1.33
Order total
Includes all fees, taxes and discounts
$44.26
Ending in 1001`,
    says: [
      {
        store: 'Walmart',
        orderNumber: '2000148-13540001',
        total: 4426,
        parcels: [
          {
            goods: [
              ['Great Value Long Grain Rice, 20 lb', 2, 1148],
              ['Bath Towel Set, 6-Piece, Teal', 1, 1997],
            ],
          },
        ],
      },
    ],
  },
  {
    title: 'Walmart: shipped in two boxes',
    mail: `From: Walmart.com <help@walmart.com>
Subject: Shipped: Space Heater, 1500W... and 1 other item
Your package is on its way!
Order number: 2000149-70430001
Package 1 of 2
Tracking number: 1Z5R89390357567127
Carrier: UPS
Space Heater, 1500W, Ceramic
Qty 1
Package 2 of 2
FedEx tracking number 7995 3127 4483
Storage Bins, Clear, 18 Gallon
Qty 4
Track your delivery`,
    says: [
      {
        store: 'Walmart',
        orderNumber: '2000149-70430001',
        parcels: [
          { tracking: '1Z5R89390357567127', carrier: 'UPS', goods: [['Space Heater, 1500W, Ceramic', 1]] },
          { tracking: '799531274483', carrier: 'FEDEX', goods: [['Storage Bins, Clear, 18 Gallon', 4]] },
        ],
      },
    ],
  },
  {
    title: "Macy's: three tracking numbers, and nothing says what is in which box",
    mail: `Macy's
Your order is on its way
Order # 3204417790
Tracking numbers:
1Z879E930346834440
1Z410E7W0392751591
1Z8V92A70367203024
Items in this shipment
Women's Cotton Robe
Color: Ivory  Size: M
Qty: 1
Price: $49.99
Queen Sheet Set, 4-Piece
Qty: 2
Price: $59.99
Bill to
Alicia Persaud`,
    says: [
      {
        store: "Macy's",
        orderNumber: '3204417790',
        parcels: [
          { tracking: '1Z879E930346834440', carrier: 'UPS', goods: [] },
          { tracking: '1Z410E7W0392751591', carrier: 'UPS', goods: [] },
          { tracking: '1Z8V92A70367203024', carrier: 'UPS', goods: [] },
        ],
        unplaced: [
          ["Women's Cotton Robe", 1, 4999],
          ['Queen Sheet Set, 4-Piece', 2, 5999],
        ],
      },
    ],
  },
  {
    title: 'Home Depot: confirmed',
    mail: `The Home Depot
Order #WK15580001 Received
Thank you for shopping with us!
Order Date: 08/03/2026
Deliver to: Orin Fraser, 140 Passaic Ave, Kearny, NJ 07032
20V Cordless Drill Kit
Internet # 312345678
Store SKU # 1004445556
Qty 1  $99.00
Contractor Extension Cord 50 ft.
Qty 3  $89.91
Subtotal $188.91
Delivery FREE
Sales Tax $12.52
Order Total $201.43
Visa ending in 4242 $201.43`,
    says: [
      {
        store: 'Home Depot',
        orderNumber: 'WK15580001',
        total: 20143,
        parcels: [
          {
            goods: [
              ['20V Cordless Drill Kit', 1, 9900],
              ['Contractor Extension Cord 50 ft.', 3, 2997],
            ],
          },
        ],
      },
    ],
  },
];
